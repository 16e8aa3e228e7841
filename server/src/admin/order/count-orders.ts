import { COUNTED_UP_TO } from '@gulmohar/contract/admin/order.ts';
import { sql } from 'kysely';
import { isToBeConfirmed } from '../../fulfilment/order/confirmation.ts';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import type { OrderStatus } from '../../platform/database/tables.ts';

/** How many orders are in each state that is not final, counted no further than a screen would show. */
export async function countOrders(db: ReadDatabase): Promise<Partial<Record<OrderStatus, number>>> {
  const { rows } = await sql<{ status: OrderStatus; count: number }>`
    select status, (select count(*) from (
      select from orders where orders.status = open.status limit ${COUNTED_UP_TO}) as counted) as count
    from unnest(${['Order Placed', 'Packing', 'Shipped', 'Out for delivery']}::text[]) as open (status)`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** How many orders in cash on delivery wait for their buyer's word. */
export async function countToConfirm(db: ReadDatabase): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from (select from orders where ${isToBeConfirmed} limit ${COUNTED_UP_TO}) as counted`.execute(db);
  return rows[0]?.count ?? 0;
}
