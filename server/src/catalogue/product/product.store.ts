import { LATEST_PRODUCTS } from '@gulmohar/contract/shop/shop-rules.ts';
import type { FilterGroup } from '@gulmohar/contract/values/listing.ts';
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import type { CustomFieldType, DB } from '../../platform/database/tables.ts';
import { ratingColumns } from '../review/rating.ts';
import { shownRatings } from '../review/shown-reviews.ts';
import { daysToMake } from './days-to-make.ts';
import { type OwnCheckouts, ownUnits } from './own-units.ts';
import type { ProductRow } from './product.present.ts';
import type { ProductJson } from './product-json.ts';
import { promotionsOf } from './promotions-of.ts';
import { isListed, isPublished } from './published.ts';
import { sizeMrp, sizePrice } from './size-price.ts';
import { swatchesOf } from './swatches.ts';

type Products<Columns = unknown> = SelectQueryBuilder<DB, 'product', Columns>;

function selectProducts(db: ReadDatabase) {
  return withCard(publishedProducts(db));
}

function withCard(products: Products<object>) {
  return products.select((from) => [
    'product.id',
    'product.group_id',
    'product.name',
    'product.description',
    'product.category',
    'product.sub_category',
    nameOf(from, 'category', 'product.category').as('category_name'),
    nameOf(from, 'subCategory', 'product.sub_category').as('sub_category_name'),
    'product.price',
    'product.mrp',
    'product.brand',
    'product.pictures',
    'product.has_size',
    'product.filter_tags',
    'product.bestseller_rank',
    daysToMake.as('days_to_make'),
    from.ref('product.published_at').$notNull().as('published_at'),
    variantsOf(from).as('variants'),
    ratingOf(from).as('rating'),
    swatchesOf(from).as('swatches'),
    promotionsOf.as('promotions'),
  ]);
}

function ratingOf(from: ExpressionBuilder<DB, 'product'>) {
  return jsonObjectFrom(
    from
      .selectFrom(shownRatings.as('shown'))
      .whereRef('shown.product_id', '=', 'product.id')
      .select(ratingColumns),
  );
}

function publishedProducts(db: ReadDatabase): Products<object> {
  return db.selectFrom('product').where(isPublished);
}

function nameOf(
  from: ExpressionBuilder<DB, 'product'>,
  filter: FilterGroup,
  value: 'product.category' | 'product.sub_category',
) {
  return from
    .selectFrom('filter_value')
    .innerJoin('filter_definition', 'filter_definition.id', 'filter_value.filter_id')
    .where('filter_definition.name', '=', filter)
    .whereRef('filter_value.value', '=', value)
    .select('filter_value.display_name');
}

function variantsOf(from: ExpressionBuilder<DB, 'product'>, own: OwnCheckouts = {}) {
  return jsonArrayFrom(
    from
      .selectFrom('variant')
      .whereRef('variant.product_id', '=', 'product.id')
      .orderBy('variant.position')
      .select([
        'variant.size',
        sql<number>`variant.on_hand - variant.reserved + ${ownUnits(own)}`.as('available'),
      ])
      .select(['variant.charged_grams as grams', sizePrice.as('price'), sizeMrp.as('mrp')]),
  );
}

/** Returns the products in the order of the ids, without those withdrawn in the meantime. */
export async function findByIds(db: ReadDatabase, ids: readonly string[]): Promise<ProductRow[]> {
  return inOrder(selectProducts(db), ids);
}

/** The same, without those that no list may have. */
export async function findListedByIds(db: ReadDatabase, ids: readonly string[]): Promise<ProductRow[]> {
  return inOrder(selectProducts(db).where(isListed), ids);
}

async function inOrder(
  products: ReturnType<typeof selectProducts>,
  ids: readonly string[],
): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const rows = await products.where('product.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findBestsellers(db: ReadDatabase): Promise<ProductRow[]> {
  return selectProducts(db)
    .where(isListed)
    .where('bestseller_rank', 'is not', null)
    .orderBy('bestseller_rank')
    .orderBy('id')
    .limit(48)
    .execute();
}

export async function findLatest(db: ReadDatabase): Promise<ProductRow[]> {
  return selectProducts(db)
    .where(isListed)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(LATEST_PRODUCTS)
    .execute();
}

export async function findProduct(db: ReadDatabase, id: string) {
  return selectProducts(db)
    .select(pageColumns)
    .select((from) => skusOf(from).as('skus'))
    .$narrowType<ProductJson>()
    .where('product.id', '=', id)
    .executeTakeFirst();
}

export async function findAnyProduct(db: ReadDatabase, id: string) {
  return withCard(db.selectFrom('product'))
    .select(pageColumns)
    .select((from) => skusOf(from).as('skus'))
    .$narrowType<ProductJson>()
    .where('product.id', '=', id)
    .executeTakeFirst();
}

export async function isArchived(db: ReadDatabase, id: string): Promise<boolean> {
  const archived = await db
    .selectFrom('product')
    .where('id', '=', id)
    .where(sql<boolean>`published_at is null`)
    .where('archived_at', 'is not', null)
    .select('id')
    .executeTakeFirst();
  return archived !== undefined;
}

/** The values of the custom fields that shoppers see. */
const shownCustom = sql<{ label: string; type: CustomFieldType; value: string }[]>`(
  select coalesce(json_agg(json_build_object('label', label, 'type', type, 'value', product.custom ->> key) order by position), '[]')
  from custom_field where is_shown and product.custom ->> key <> '')`;

const pageColumns = [
  'product.details',
  'product.picture_notes',
  'product.story',
  'product.seo_title',
  'product.seo_description',
  'product.is_unlisted',
  shownCustom.as('custom_fields'),
] as const;

function skusOf(from: ExpressionBuilder<DB, 'product'>) {
  return jsonArrayFrom(
    from
      .selectFrom('variant')
      .whereRef('variant.product_id', '=', 'product.id')
      .orderBy('variant.position')
      .select(['variant.size', 'variant.sku']),
  );
}

export async function findStock(
  db: ReadDatabase,
  ids: readonly string[],
  own: OwnCheckouts = {},
): Promise<Pick<ProductRow, 'id' | 'has_size' | 'variants'>[]> {
  if (ids.length === 0) return [];
  return publishedProducts(db)
    .where('product.id', 'in', ids)
    .select((from) => ['product.id', 'product.has_size', variantsOf(from, own).as('variants')])
    .execute();
}
