import { rupeesToPaise } from '@gulmohar/contract/money.ts';
import { type FilterGroup, filterGroups, type ProductListQuery } from '@gulmohar/contract/product.ts';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { ShopError } from '../http/shop-error.ts';
import type { ProductRow } from './product.present.ts';
import { isInStock, publishedProducts, selectProducts } from './product.store.ts';

type Page = { rows: ProductRow[]; total: number };
type Conditions = (from: ExpressionBuilder<Schema, 'product'>) => Expression<SqlBool>;

/**
 * One page of the matching products and how many match in all.
 * @throws ShopError INVALID_INPUT when the price range is turned round
 */
export async function findPage(db: Database, query: ProductListQuery): Promise<Page> {
  if (query.minPrice !== undefined && query.maxPrice !== undefined && query.minPrice > query.maxPrice) {
    throw new ShopError('INVALID_INPUT', 'minPrice must not be above maxPrice', {
      fields: { minPrice: 'Must not be above maxPrice' },
    });
  }
  const matches = matching(query);
  const [rows, count] = await Promise.all([
    sorted(db, query)
      .where(matches)
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute(),
    publishedProducts(db)
      .where(matches)
      .select((from) => from.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: count.total };
}

/** Any value of a group, all of the groups. */
function matching(query: ProductListQuery): Conditions {
  return (from) => {
    const conditions: Expression<SqlBool>[] = filterGroups.flatMap((group) => {
      const values = query[group];
      return values?.length ? [inGroup(from, group, values)] : [];
    });
    if (query.filterTags?.length) conditions.push(sql`product.filter_tags && ${query.filterTags}::text[]`);
    if (query.bestseller === 'true') conditions.push(from('product.bestseller_rank', 'is not', null));
    if (query.bestseller === 'false') conditions.push(from('product.bestseller_rank', 'is', null));
    if (query.minPrice !== undefined)
      conditions.push(from('product.price', '>=', rupeesToPaise(query.minPrice) ?? 0));
    if (query.maxPrice !== undefined)
      conditions.push(from('product.price', '<=', rupeesToPaise(query.maxPrice) ?? 0));
    for (const word of searchWords(query.search)) {
      conditions.push(from('product.search_text', 'like', `%${escapeLike(word)}%`));
    }
    return from.and(conditions);
  };
}

function inGroup(
  from: ExpressionBuilder<Schema, 'product'>,
  group: FilterGroup,
  values: string[],
): Expression<SqlBool> {
  if (group === 'category') return from('product.category', 'in', values);
  if (group === 'subCategory') return from('product.sub_category', 'in', values);
  if (group === 'size') return hasSizeInStock(from, values);
  const facets = values.map((value) => `${group}:${value}`);
  return sql`product.facets && ${facets}::text[]`;
}

/** Choosing size M lists only what has M in stock. */
function hasSizeInStock(from: ExpressionBuilder<Schema, 'product'>, sizes: string[]): Expression<SqlBool> {
  return from.exists(
    from
      .selectFrom('variant')
      .whereRef('variant.product_id', '=', 'product.id')
      .where('variant.size', 'in', sizes)
      .whereRef('variant.on_hand', '>', 'variant.reserved')
      .select(sql`1`.as('one')),
  );
}

function sorted(db: Database, query: ProductListQuery) {
  const products = selectProducts(db);
  switch (query.sort) {
    case 'low-high':
      return products.orderBy('price').orderBy('id');
    case 'high-low':
      return products.orderBy('price', 'desc').orderBy('id');
    case 'newest':
      return products.orderBy('published_at', 'desc').orderBy('id');
    case 'bestseller':
      return products
        .orderBy('bestseller_rank', (order) => order.asc().nullsLast())
        .orderBy('published_at', 'desc')
        .orderBy('id');
    case 'relavent':
      return byRelevance(products, searchWords(query.search));
  }
}

/** Every word in the name before words elsewhere; what can be bought before what is sold out; then the newest. */
function byRelevance(products: ReturnType<typeof selectProducts>, words: string[]) {
  if (words.length === 0) return products.orderBy('published_at', 'desc').orderBy('id');
  return products
    .orderBy(
      (from) => from.and(words.map((word) => from('product.name', 'ilike', `%${escapeLike(word)}%`))),
      'desc',
    )
    .orderBy((from) => isInStock(from), 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id');
}

function searchWords(search: string | undefined): string[] {
  return search?.toLowerCase().split(' ').filter(Boolean).slice(0, 10) ?? [];
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
