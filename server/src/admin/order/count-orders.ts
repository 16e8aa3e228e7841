import { MAX_COUNTED_ORDERS } from '@gulmohar/contract/admin/order.ts';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import type { OrderStatus } from '../../platform/database/tables.ts';
import { isToBeConfirmed } from '../../sales/confirmation/confirmation.ts';

/** Counts the orders in each state that is not final, up to the largest number a screen shows. */
export async function countOrders(db: ReadDatabase): Promise<Partial<Record<OrderStatus, number>>> {
  const { rows } = await sql<{ status: OrderStatus; count: number }>`
    select status, (select count(*) from (
      select from orders where orders.status = open.status limit ${MAX_COUNTED_ORDERS}) as counted) as count
    from unnest(${['Order Placed', 'Packing', 'Shipped', 'Out for delivery']}::text[]) as open (status)`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** Counts the cash on delivery orders that await their buyer's confirmation. */
export async function countToConfirm(db: ReadDatabase): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from (select from orders where ${isToBeConfirmed} limit ${MAX_COUNTED_ORDERS}) as counted`.execute(db);
  return rows[0]?.count ?? 0;
}
