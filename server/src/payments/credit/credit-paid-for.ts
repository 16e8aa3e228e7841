import { STORE_CREDIT } from '@gulmohar/contract/sales/credit-share.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { Database } from '../../platform/database/connection.ts';

/** What store credit paid of an order. */
export async function creditPaidFor(db: Database, orderId: string): Promise<Paise> {
  const payment = await db
    .selectFrom('payment')
    .where('order_id', '=', orderId)
    .where('provider', '=', STORE_CREDIT)
    .select('amount')
    .executeTakeFirst();
  return payment?.amount ?? 0;
}
