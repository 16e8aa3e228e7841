import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DB } from '../../platform/database/tables.ts';

export type SwatchRow = {
  id: string;
  name: string;
  color_code: string | null;
  picture: string | null;
  is_in_stock: boolean;
};

/** The products on sale of the product's group, in the owner's order; empty for a product without a group. */
export function swatchesOf(from: ExpressionBuilder<DB, 'product'>) {
  return jsonArrayFrom(
    from
      .selectFrom('product as sibling')
      .whereRef('sibling.group_id', '=', 'product.group_id')
      .where(sql<boolean>`is_on_sale(sibling.published_at) and not sibling.is_unlisted`)
      .orderBy('sibling.group_position')
      .orderBy('sibling.id')
      .select([
        'sibling.id',
        sql<string>`coalesce(nullif(sibling.color, ''), ${filterValue('display_name')}, sibling.name)`.as(
          'name',
        ),
        sql<string | null>`coalesce(sibling.color_code, ${filterValue('color_code')})`.as('color_code'),
        sql<string | null>`sibling.pictures[1]`.as('picture'),
        sql<boolean>`exists (select from variant
          where variant.product_id = sibling.id and variant.on_hand > variant.reserved)`.as('is_in_stock'),
      ]),
  );
}

/** Of the main colour by which the filter finds it. */
function filterValue(column: 'display_name' | 'color_code') {
  return sql`(
    select ${sql.ref(`filter_value.${column}`)} from unnest(sibling.facets) with ordinality as facets (facet, place)
    join filter_value on 'color:' || filter_value.value = facet
    join filter_definition on filter_definition.id = filter_value.filter_id and filter_definition.name = 'color'
    order by place limit 1)`;
}

type Grouped = { group_id: string | null; swatches: readonly SwatchRow[] };

/** @returns nothing for a product in one colour */
export function presentSwatches({
  group_id: groupId,
  swatches,
}: Grouped): Pick<Product, 'groupId' | 'swatches'> {
  if (groupId === null || swatches.length < 2) return {};
  return {
    groupId,
    swatches: swatches.map(({ id, name, color_code, picture, is_in_stock }) => ({
      productId: id,
      name,
      ...(color_code && { colorCode: color_code }),
      ...(picture && { image: picture }),
      inStock: is_in_stock,
    })),
  };
}
