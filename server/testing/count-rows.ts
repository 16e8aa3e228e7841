import type { DB } from '../src/platform/database/tables.ts';
import type { TestShop } from './test-shop.ts';

export async function countRows(shop: TestShop, table: keyof DB): Promise<number> {
  const row = await shop.db
    .selectFrom(table)
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}
