import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { isPublished } from '../product/published.ts';
import type { IndexedProduct } from './catalogue-index.ts';
import type { SynonymRow } from './synonyms.ts';

/** Published products in the order of their ids: the next of all after one id, or those of the given ids. */
export async function readProducts(
  db: Database,
  which: { after: string; limit: number } | { ids: readonly string[] },
): Promise<IndexedProduct[]> {
  let products = db
    .selectFrom('product')
    .where(isPublished)
    .orderBy('id')
    .select((from) => [
      'id',
      'name',
      'description',
      'category',
      'sub_category',
      facets.as('facets'),
      'price',
      'bestseller_rank',
      from.ref('published_at').$notNull().as('published_at'),
    ]);
  if ('ids' in which) products = products.where('id', 'in', which.ids);
  else products = products.where('id', '>', which.after).limit(which.limit);
  // A range of ids is one scan of an index; looked up for each product, sizes took four times as long as all the rest.
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
        .where(isInStock)
        .groupBy('product_id')
        .select(['product_id', sql<string[]>`json_agg(${sizeOrNone})`.as('sizes_in_stock')]),
    )
    .selectFrom('page')
    .leftJoin('stock', 'stock.product_id', 'page.id')
    .orderBy('page.id')
    .selectAll('page')
    .select(sql<string[]>`coalesce(stock.sizes_in_stock, '[]')`.as('sizes_in_stock'))
    .execute();
}

// Arrays travel as JSON, which is read twice as quickly.
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

export type Change = {
  changed_in: string;
  subject: 'product' | 'stock' | 'level' | 'synonyms' | 'everything';
  product_id: string;
};

/**
 * What was changed by a given transaction and later ones, and where to read on next time: the oldest transaction that
 * is still open, since it may commit after younger ones.
 * @param since without it, what was changed from where the next reading begins: who reads the whole catalogue after
 *   this has these changes in it
 */
export async function readChanges(
  db: Database,
  since?: string,
): Promise<{ next: string; changes: Change[] }> {
  const first = since === undefined ? sql`snapshot.next::xid8` : sql`${since}::text::xid8`;
  const { rows } = await sql<{ next: string } & { [Key in keyof Change]: Change[Key] | null }>`
    select snapshot.next, change.changed_in::text, change.subject, change.product_id
    from (select pg_snapshot_xmin(pg_current_snapshot())::text as next) as snapshot
    left join catalogue_change as change on change.changed_in >= ${first}
    order by change.changed_in`.execute(db);
  const changes = rows.flatMap(({ changed_in, subject, product_id }) =>
    changed_in !== null && subject !== null && product_id !== null
      ? [{ changed_in, subject, product_id }]
      : [],
  );
  return { next: rows[0]?.next ?? since ?? '0', changes };
}

/** Drops changes that everybody has seen. */
export async function forgetChanges(db: Database, olderThanHours: number): Promise<void> {
  await sql`delete from catalogue_change where at < now() - make_interval(hours => ${olderThanHours})`.execute(
    db,
  );
}

/** Names by id. */
export async function readNames(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('product').where('id', 'in', ids).select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
