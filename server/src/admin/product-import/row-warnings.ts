import { type PriceGap, priceGapWarning } from '@gulmohar/contract/admin/price-gap.ts';
import { type ProductFields, taxRules } from '@gulmohar/contract/admin/product-fields.ts';
import type { ImportDoubt } from '@gulmohar/contract/admin/product-import.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import { findDefinitions } from '../../catalogue/product/filter-definitions.ts';
import { readRates } from '../../catalogue/tax/read-rates.ts';
import { slabGap } from '../../catalogue/tax/slab-gap.ts';
import type { Database } from '../../platform/database/connection.ts';
import { readGstDuties } from '../../shop/gst-duties.ts';
import type { ProductColumn } from './product-columns.ts';

/** Something to check about a row that is imported nevertheless. */
export type RowWarning = {
  column: ProductColumn;
  message: string;
  /** For what must be accepted before the file is imported. */
  kind?: ImportDoubt;
};

export type ShopVocabulary = {
  categories: ReadonlySet<string>;
  subCategories: ReadonlySet<string>;
  /** As `group:value`. */
  tags: ReadonlySet<string>;
  priceGaps: ReadonlyMap<string, PriceGap | null>;
};

/**
 * Reads the categories and tags that a filter offers or a product has, and the prices that fall between
 * today's GST slabs.
 */
export async function readVocabulary(db: Database): Promise<ShopVocabulary> {
  const definitions = await findDefinitions(db);
  const offered = definitions.flatMap(({ name, values }) => values.map(({ value }) => ({ name, value })));
  const { rows: used } = await sql<{ name: string; value: string }>`
    select 'category' as name, category as value from product group by 2
    union all select 'subCategory', sub_category from product group by 2
    union all select split_part(facet, ':', 1), split_part(facet, ':', 2)
              from product, unnest(facets) as facet group by 1, 2`.execute(db);
  const vocabulary = [...offered, ...used];
  const valuesOf = (requested: string) =>
    new Set(vocabulary.filter(({ name }) => name === requested).map(({ value }) => value));
  const rates = await readRates(db, { at: new Date(), ...(await readGstDuties(db)) });
  return {
    categories: valuesOf('category'),
    subCategories: valuesOf('subCategory'),
    tags: new Set(vocabulary.map(({ name, value }) => `${name}:${value}`)),
    priceGaps: new Map(taxRules.map((rule) => [rule, slabGap(rates(rule))])),
  };
}

/**
 * @param fields the product's fields after the import
 * @param before its fields before it; undefined for a new product. What a row does not change causes no
 * warnings.
 */
export function warningsOf(
  fields: ProductFields,
  before: ProductFields | undefined,
  { hasPicture, vocabulary }: { hasPicture: boolean; vocabulary: ShopVocabulary },
): RowWarning[] {
  const warnings: RowWarning[] = [];
  const warn = (column: ProductColumn, message: string) => warnings.push({ column, message });
  const { category, subCategory, publishedAt } = fields;
  if (category !== before?.category && !vocabulary.categories.has(category))
    warn('category', `There is no category “${category}” yet; it would be a new one`);
  if (subCategory !== before?.subCategory && !vocabulary.subCategories.has(subCategory))
    warn('sub_category', `There is no sub-category “${subCategory}” yet; it would be a new one`);
  const newTags = fields.tags.filter((tag) => !before?.tags.includes(tag) && !vocabulary.tags.has(tag));
  if (newTags.length > 0)
    warn('tags', `No filter offers ${newTags.map((tag) => `“${tag}”`).join(', ')}, and no product has it`);
  const gap = priceGapWarning(fields.price, vocabulary.priceGaps.get(fields.taxRule));
  if (gap && (fields.price !== before?.price || fields.taxRule !== before.taxRule)) warn('price', gap);
  const goesOnSale = publishedAt !== null && publishedAt !== before?.publishedAt;
  if (goesOnSale && !hasPicture) warn('on_sale_from', 'It would go on sale without a picture');
  if (before && Math.abs(fields.price - before.price) > before.price / 2) {
    const message = `The price changes by more than half: ${formatRupees(before.price)} becomes ${formatRupees(fields.price)}`;
    warnings.push({ column: 'price', message, kind: 'price-jump' });
  }
  return warnings;
}
