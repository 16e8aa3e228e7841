import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { isListed } from '../product/published.ts';

const BATCH = 1_000;

export type Page = { id: string; changed_at: Date };

export async function* productPages(db: Database, from: number, most: number): AsyncIterable<Page> {
  const ofPublished = db.selectFrom('product').where(isListed).orderBy('id');
  let batch = await ofPublished
    .select(['id', 'changed_at'])
    .offset(from)
    .limit(Math.min(BATCH, most))
    .execute();
  for (let left = most; batch.length > 0; ) {
    yield* batch;
    left -= batch.length;
    const last = batch.at(-1)?.id ?? '';
    if (left <= 0) return;
    batch = await ofPublished
      .select(['id', 'changed_at'])
      .where('id', '>', last)
      .limit(Math.min(BATCH, left))
      .execute();
  }
}

export async function categoryPages(db: Database) {
  return db
    .selectFrom('product')
    .where(isListed)
    .groupBy('category')
    .orderBy('category')
    .select((from) => ['category', from.fn.max('changed_at').as('changed_at')])
    .execute();
}

export async function subCategoryPages(db: Database) {
  return db
    .selectFrom('product')
    .where(isListed)
    .where('sub_category', '<>', '')
    .groupBy(['category', 'sub_category'])
    .orderBy('category')
    .orderBy('sub_category')
    .select((from) => ['category', 'sub_category', from.fn.max('changed_at').as('changed_at')])
    .execute();
}

export async function craftPages(db: Database) {
  return db
    .selectFrom('filter_value')
    .innerJoin('filter_definition', 'filter_definition.id', 'filter_value.filter_id')
    .innerJoin('product', (join) =>
      join.on(sql<boolean>`product.facets @> array['craft:' || filter_value.value]`),
    )
    .where('filter_definition.name', '=', 'craft')
    .where('filter_value.is_active', '=', true)
    .where(isListed)
    .groupBy('filter_value.value')
    .orderBy('filter_value.value')
    .select((from) => ['filter_value.value as craft', from.fn.max('product.changed_at').as('changed_at')])
    .execute();
}

export async function collectionPages(db: Database) {
  return db
    .selectFrom('collection')
    .where('published_at', 'is not', null)
    .orderBy('id')
    .select(['id', 'changed_at'])
    .execute();
}

export async function countProducts(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('product')
    .where(isListed)
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
