import type { Database } from '../../platform/database/connection.ts';
import { isPublished } from '../product/published.ts';

const BATCH = 1_000;

export type Page = { id: string; changed_at: Date };

/** Yields published products in the order of their ids from a given position, read in batches. */
export async function* productPages(db: Database, from: number, most: number): AsyncIterable<Page> {
  const ofPublished = db.selectFrom('product').where(isPublished).orderBy('id');
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

/** Returns every category, with the time of its last change. */
export async function categoryPages(db: Database) {
  return db
    .selectFrom('product')
    .where(isPublished)
    .groupBy('category')
    .orderBy('category')
    .select((from) => ['category', from.fn.max('changed_at').as('changed_at')])
    .execute();
}

export async function countProducts(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('product')
    .where(isPublished)
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
