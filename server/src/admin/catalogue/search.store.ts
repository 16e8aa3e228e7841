import type { CountedSearch, SearchPins } from '@gulmohar/contract/admin/search.ts';
import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../platform/database/connection.ts';
import { pickedColumns, presentPicked } from './picked-product.ts';

const PERIOD_DAYS = 30;
const MAX_LISTED = 30;

/** Of the last 30 days, most frequent first, in three lists: without results, without a product opened, and all. */
export async function readSearches(db: Database) {
  return {
    withoutResult: await countedSearches(db, sql<boolean>`sum(empty) > 0`, sql<number>`sum(empty)::int`),
    withoutClick: await countedSearches(
      db,
      sql<boolean>`sum(opened) = 0 and sum(empty) < sum(shown)`,
      sql<number>`sum(shown - empty)::int`,
    ),
    mostFrequent: await countedSearches(db, sql<boolean>`sum(shown) > 0`, sql<number>`sum(shown)::int`),
  };
}

async function countedSearches(
  db: Database,
  which: RawBuilder<boolean>,
  times: RawBuilder<number>,
): Promise<CountedSearch[]> {
  return db
    .selectFrom('search_count')
    .where(sql<boolean>`day > (now() at time zone 'Asia/Kolkata')::date - ${PERIOD_DAYS}::int`)
    .groupBy('search')
    .having(which)
    .orderBy(times, 'desc')
    .orderBy('search')
    .limit(MAX_LISTED)
    .select(['search', times.as('times'), sql<string>`max(day)::text`.as('lastDay')])
    .execute();
}

export async function readSearchPins(db: Database, search?: string): Promise<SearchPins[]> {
  let pins = db
    .selectFrom('search_pin')
    .groupBy('search_pin.search')
    .orderBy('search_pin.search')
    .select((from) => [
      'search_pin.search',
      jsonArrayFrom(
        from
          .selectFrom('search_pin as one')
          .innerJoin('product', 'product.id', 'one.product_id')
          .whereRef('one.search', '=', 'search_pin.search')
          .orderBy('one.position')
          .select(pickedColumns),
      ).as('products'),
    ]);
  if (search !== undefined) pins = pins.where('search_pin.search', '=', search);
  const rows = await pins.execute();
  return rows.map((row) => ({ search: row.search, products: row.products.map(presentPicked) }));
}
