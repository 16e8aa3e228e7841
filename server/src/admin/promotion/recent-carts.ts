import type { PricedLine } from '@gulmohar/contract/sales/pricing.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../platform/database/connection.ts';

const RECENT_ORDERS = 100;

/** What was bought lately, at the prices of that time; cancelled orders and exchanges are left out. */
export async function readRecentCarts(db: Database): Promise<(PricedLine & { productId: string })[][]> {
  const orders = await db
    .selectFrom('orders')
    .where('status', '<>', 'Cancelled')
    .where('payment_method', '<>', 'exchange')
    .orderBy('placed_at', 'desc')
    .limit(RECENT_ORDERS)
    .select((from) =>
      jsonArrayFrom(
        from
          .selectFrom('order_line')
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('position')
          .select(['product_id as productId', 'unit_price as unitPrice', 'quantity']),
      ).as('lines'),
    )
    .execute();
  return orders.map(({ lines }) => lines);
}
