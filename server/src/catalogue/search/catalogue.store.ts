import type { CollectionContent } from '@gulmohar/contract/admin/collection.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { isListed } from '../product/published.ts';
import { shownRatings } from '../review/shown-reviews.ts';
import type { IndexedProduct } from './index/catalogue-index.ts';
import type { PinRow } from './index/pins.ts';
import type { VariantCode } from './index/product-codes.ts';
import type { RatedProduct } from './index/ratings.ts';
import type { SearchWordRow, SynonymRow } from './language/vocabulary.ts';

/** In the order of the ids: the next ones after an id, or those with the given ids. */
export async function readProducts(
  db: Database,
  which: { after: string; limit: number } | { ids: readonly string[] },
): Promise<IndexedProduct[]> {
  let products = db
    .selectFrom('product')
    .where(isListed)
    .orderBy('id')
    .select((from) => [
      'id',
      'name',
      'description',
      'category',
      'sub_category',
      facets.as('facets'),
      'brand',
      'product_type',
      'searched_details as details',
      'price',
      'mrp',
      'bestseller_rank',
      from.ref('published_at').$notNull().as('published_at'),
    ]);
  if ('ids' in which) products = products.where('id', 'in', which.ids);
  else products = products.where('id', '>', which.after).limit(which.limit);
  // A range of ids is a single index scan.
  const ofPage =
    'ids' in which
      ? sql<boolean>`product_id = any(${which.ids})`
      : sql<boolean>`product_id > ${which.after} and product_id <= (select max(id) from page)`;
  return db
    .with(
      (cte) => cte('page').materialized(),
      () => products,
    )
    .with('stock', (page) =>
      page
        .selectFrom('variant')
        .where(ofPage)
        .groupBy('product_id')
        .select([
          'product_id',
          sql<string[] | null>`json_agg(${sizeOrNone}) filter (where ${isInStock})`.as('sizes_in_stock'),
          sql<VariantCode[]>`json_agg(json_build_object('sku', sku, 'size', size))`.as('codes'),
          sql<number | null>`max(own_price)`.as('highest'),
        ]),
    )
    .selectFrom('page')
    .leftJoin('stock', 'stock.product_id', 'page.id')
    .orderBy('page.id')
    .selectAll('page')
    .select([
      sql<string[]>`coalesce(stock.sizes_in_stock, '[]')`.as('sizes_in_stock'),
      sql<VariantCode[]>`coalesce(stock.codes, '[]')`.as('codes'),
      sql<number>`greatest(page.price, stock.highest)`.as('highest_price'),
    ])
    .execute();
}

// The driver parses JSON faster than arrays.
const facets = sql<string[]>`to_json(facets)`;
const isInStock = sql<boolean>`variant.on_hand > variant.reserved`;
const sizeOrNone = sql<string>`coalesce(variant.size, '')`;
const sizesInStock = sql<string[]>`to_json(array(select ${sizeOrNone} from variant
  where variant.product_id = product.id and ${isInStock}))`;

export async function readSizesInStock(
  db: Database,
  ids: readonly string[],
): Promise<{ id: string; sizes_in_stock: string[] }[]> {
  return db
    .selectFrom('product')
    .where('id', 'in', ids)
    .select(['id', sizesInStock.as('sizes_in_stock')])
    .execute();
}

export async function readSynonyms(db: Database): Promise<SynonymRow[]> {
  return db.selectFrom('search_synonym').select(['word', 'meaning']).orderBy('meaning').execute();
}

export async function readSearchWords(db: Database): Promise<SearchWordRow[]> {
  return db.selectFrom('search_word').select(['word', 'kind', 'finds']).orderBy('word').execute();
}

export async function readPins(db: Database): Promise<PinRow[]> {
  return db
    .selectFrom('search_pin')
    .groupBy('search')
    .select(['search', sql<string[]>`to_json(array_agg(product_id order by position))`.as('product_ids')])
    .execute();
}

/** Those that shoppers see, by handle. */
export async function readCollections(db: Database): Promise<Map<string, CollectionContent>> {
  const rows = await db
    .selectFrom('collection')
    .where('published_at', 'is not', null)
    .select(['id', 'rules', 'matches', 'sort'])
    .select(
      sql<string[]>`to_json(array(select product_id from collection_product
        where collection_id = collection.id order by position))`.as('productIds'),
    )
    .$narrowType<{ rules: CollectionContent['rules'] }>()
    .execute();
  return new Map(rows.map(({ id, ...content }) => [id, content]));
}

export async function readRatings(db: Database): Promise<RatedProduct[]> {
  return db
    .selectFrom(shownRatings.as('shown'))
    .select('product_id as id')
    .select(sql<number>`(stars_1 + stars_2 + stars_3 + stars_4 + stars_5)::int`.as('count'))
    .select(sql<number>`(stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5)::int`.as('stars'))
    .execute();
}

type Named = { name: string; picture: string | null };

export async function readNames(db: Database, ids: readonly string[]): Promise<Map<string, Named>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('product')
    .where('id', 'in', ids)
    .select(['id', 'name', sql<string | null>`pictures[1]`.as('picture')])
    .execute();
  return new Map(rows.map(({ id, ...named }) => [id, named]));
}
