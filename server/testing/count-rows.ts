import type { Schema } from '../src/platform/database/schema.ts';
import type { TestShop } from './test-shop.ts';

export async function countRows(shop: TestShop, table: keyof Schema): Promise<number> {
  const row = await shop.db
    .selectFrom(table)
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}
