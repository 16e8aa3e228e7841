import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { STORE_CREDIT } from '@gulmohar/contract/sales/credit-share.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { Orders } from '../../platform/database/tables.ts';

/** What store credit paid of an order; of a cash order, without what came back because it became cheaper before dispatch. */
export async function creditPaidFor(
  db: Database,
  order: Pick<Selectable<Orders>, 'id' | 'payment_method' | 'credit'>,
): Promise<Paise> {
  if (order.payment_method === CASH_ON_DELIVERY) return order.credit;
  const payment = await db
    .selectFrom('payment')
    .where('order_id', '=', order.id)
    .where('provider', '=', STORE_CREDIT)
    .select('amount')
    .executeTakeFirst();
  return payment?.amount ?? 0;
}
