import { MAX_COUNTED_ORDERS } from '@gulmohar/contract/admin/order.ts';
import { type RawBuilder, sql } from 'kysely';
import { isToShip } from '../../fulfilment/parcel/packing/is-to-ship.ts';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import type { OrderStatus } from '../../platform/database/tables.ts';
import { isToBeConfirmed } from '../../sales/confirmation/confirmation.ts';

/** Up to the largest number a screen shows; without the orders to be confirmed. */
export async function countOrders(db: ReadDatabase): Promise<Partial<Record<OrderStatus, number>>> {
  const { rows } = await sql<{ status: OrderStatus; count: number }>`
    select status, (select count(*) from (
      select from orders where orders.status = open.status and not ${isToBeConfirmed} limit ${MAX_COUNTED_ORDERS}) as counted) as count
    from unnest(${['Order Placed', 'Packing', 'Shipped', 'Out for delivery']}::text[]) as open (status)`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

export async function countToConfirm(db: ReadDatabase): Promise<number> {
  return countSuch(db, isToBeConfirmed);
}

export async function countToShip(db: ReadDatabase): Promise<number> {
  return countSuch(db, isToShip);
}

async function countSuch(db: ReadDatabase, condition: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from (select from orders where ${condition} limit ${MAX_COUNTED_ORDERS}) as counted`.execute(db);
  return rows[0]?.count ?? 0;
}
