import { MAX_COUNTED_ORDERS } from '@gulmohar/contract/admin/order.ts';
import type { getTodaysWork } from '@gulmohar/contract/admin/today.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { isRunningLow } from '../../catalogue/product/low-stock.ts';
import { isPublished } from '../../catalogue/product/published.ts';
import { isToShip } from '../../fulfilment/parcel/packing/is-to-ship.ts';
import type { Database } from '../../platform/database/connection.ts';
import { isToBeConfirmed } from '../../sales/confirmation/confirmation.ts';

type Work = z.infer<typeof getTodaysWork.reply>;
type Tasks = Omit<Work, 'success' | 'toPack' | 'failedJobs' | 'parcels' | 'lowStockAt' | 'lowStock'>;

/** For rows of `variant`. */
export const isSoldOut = sql<SqlBool>`on_hand - reserved <= 0`;

const onSale = sql`variant join product on product.id = variant.product_id where ${isPublished}`;

/** What is counted for each task, apart from low stock; each reads few rows of an index. */
const tasks: Record<Exclude<keyof Tasks, 'runningLow'>, RawBuilder<unknown>> = {
  toConfirm: sql`orders where ${isToBeConfirmed}`,
  packing: sql`orders where orders.status = 'Packing' and not ${isToShip}`,
  toShip: sql`orders where ${isToShip}`,
  failedAttempts: sql`parcel where state = 'attempt_failed'`,
  parcelsBack: sql`parcel where state = 'rto_delivered'`,
  parcelsToDecide: sql`parcel where state in ('rto_received', 'lost', 'damaged') and outcome is null`,
  returnsToAnswer: sql`return_request where status = 'Return Requested'`,
  returnsToReceive: sql`return_request where status = 'Return Approved'`,
  returnsToRefund: sql`return_request where status = 'Returned'
    and not exists (select from orders where checkout_id = exchange_checkout_id)`,
  // Refunds that wait for a second person's approval are also work to do.
  refundsToMake: sql`refund where status = 'manual'
    or status = 'pending' and exists (select from payout where refund_id = refund.id and state = 'approval')`,
  reviews: sql`review where status = 'pending'`,
  complaints: sql`grievance where answered_at is null`,
  soldOut: sql`${onSale} and ${isSoldOut}`,
};

/**
 * Counts the open tasks of each kind, up to the largest number a screen shows.
 * @param lowAt at how many units a size is low in stock
 */
export async function countTasks(db: Database, lowAt: number): Promise<Tasks> {
  const each = Object.entries({ ...tasks, runningLow: sql`${onSale} and ${isRunningLow(lowAt)}` }).map(
    ([name, rows]) =>
      sql`(select count(*)::int from (select from ${rows} limit ${MAX_COUNTED_ORDERS}) as counted) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Tasks>`select ${sql.join(each)}`.execute(db);
  if (!rows[0]) throw new Error('a select without a row');
  return rows[0];
}
