import { sql } from 'kysely';
import { sumMonths } from '../../fulfilment/courier/bill/read-bills.ts';
import { sumCash } from '../../fulfilment/courier/remittance/list-cash-parcels.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { cacheFigure, forgetFigures } from '../cached-figures.ts';
import { readSearches } from '../catalogue/search.store.ts';
import { findWaitedFor } from '../newsletter/newsletter.store.ts';
import { countOnTime } from '../promise/count-on-time.ts';
import { countedOrders } from './counted-orders.ts';
import { MAX_PERIOD_DAYS, startOfDay, startOfHalfHour } from './period.rules.ts';
import { sumBestSellers, sumConversion } from './read-sales.ts';

/** So few orders are summed quickly enough on each request. */
const FEW_ORDERS = 50_000;

/**
 * Computes and stores the figures of Today and other pages that read too many rows to sum on each request. A
 * shop with few orders stores none.
 * @param few up to this many orders are few, in the longest period and the one before it
 */
export async function keepFigures(db: Database, now: Date, few: number = FEW_ORDERS): Promise<void> {
  const since = startOfDay(now, 2 * MAX_PERIOD_DAYS);
  if (!(await hasMoreOrders(db, since, few))) return forgetFigures(db);
  await db.transaction().execute(async (trx) => {
    // Nobody waits for this, and shoppers need the processors.
    await sql`set local statement_timeout = '10min'`.execute(trx);
    await sql`set local max_parallel_workers_per_gather = 0`.execute(trx);
    await keepSales(trx, since, startOfDay(now));
    await cacheFigure(trx, 'bestSellers', await sumBestSellers(trx));
    await cacheFigure(trx, 'conversion', await sumConversion(trx));
    await cacheFigure(trx, 'promise', await countOnTime(trx));
    await cacheFigure(trx, 'searches', await readSearches(trx));
    await cacheFigure(trx, 'waitedFor', await findWaitedFor(trx));
    await cacheFigure(trx, 'cash', await sumCash(trx));
    await cacheFigure(trx, 'billMonths', await sumMonths(trx));
  });
}

async function hasMoreOrders(db: Database, since: Date, few: number): Promise<boolean> {
  const placed = db.selectFrom('orders').where('placed_at', '>=', since).select('placed_at');
  return (await placed.orderBy('placed_at').offset(few).limit(1).executeTakeFirst()) !== undefined;
}

/** Does not rewrite sums that have not changed. */
async function keepSales(trx: Transaction, since: Date, until: Date): Promise<void> {
  await sql`
    with ${countedOrders(since)},
    by_phone as (
      select orders.id from draft_order join orders using (checkout_id) where draft_order.created_at >= ${since}),
    fresh as (
      select ${startOfHalfHour('placed_at')} as at, count(*) filter (where is_sold) as orders,
             count(*) filter (where is_sold and id not in (select id from by_phone)) as online,
             sum(gross) as gross, sum(refunded) as refunded
      from counted where placed_at < ${until} group by 1),
    gone as (delete from sales_sum where at not in (select at from fresh))
    insert into sales_sum (at, orders, online, gross, refunded) select at, orders, online, gross, refunded from fresh
    on conflict (at) do update
      set orders = excluded.orders, online = excluded.online, gross = excluded.gross, refunded = excluded.refunded
      where (sales_sum.orders, sales_sum.online, sales_sum.gross, sales_sum.refunded)
        is distinct from (excluded.orders, excluded.online, excluded.gross, excluded.refunded)`.execute(trx);
  await cacheFigure(trx, 'sales', { until: until.toISOString() });
}
