import { sql } from 'kysely';
import { passOnHeldUnits } from '../src/accounts/alert/stock-holds.ts';
import type { TestShop } from './test-shop.ts';

/** The time of all units that are held for stock alerts is over, and the next shoppers have their mails. */
export async function letHoldsEnd(shop: TestShop): Promise<void> {
  await shop.runJobs();
  await sql`update stock_hold set held_until = now() - interval '1 second'`.execute(shop.db);
  await passOnHeldUnits(shop.db);
  await shop.runJobs();
}
