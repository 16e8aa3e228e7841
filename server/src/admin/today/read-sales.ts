import { SALES_DAYS } from '@gulmohar/contract/admin/today.ts';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import { type CachedFigures, readCachedFigure, salesCachedUntil } from '../cached-figures.ts';
import { countedOrders } from './counted-orders.ts';

const MAX_BESTSELLERS = 8;

const since = sql<Date>`(date_trunc('day', now() at time zone 'Asia/Kolkata') - ${SALES_DAYS - 1} * interval '1 day') at time zone 'Asia/Kolkata'`;

export async function readSales(db: ReadDatabase) {
  const [days, bestSellers, conversion, openCarts] = await Promise.all([
    sumDays(db),
    cachedOr(db, 'bestSellers', sumBestSellers),
    cachedOr(db, 'conversion', sumConversion),
    countOpenCarts(db),
  ]);
  return { days, bestSellers, conversion, openCarts };
}

async function cachedOr<Name extends keyof CachedFigures>(
  db: ReadDatabase,
  name: Name,
  sum: (db: ReadDatabase) => Promise<CachedFigures[Name]>,
): Promise<CachedFigures[Name]> {
  return (await readCachedFigure(db, name)) ?? sum(db);
}

async function sumDays(db: ReadDatabase) {
  const cachedUntil = await salesCachedUntil(db);
  const summed = sql`
    select (placed_at at time zone 'Asia/Kolkata')::date as day, count(*) as orders, sum(gross - refunded)::bigint as amount
    from counted where is_sold group by 1`;
  const cached = sql`
    select (at at time zone 'Asia/Kolkata')::date as day, sum(orders) as orders, sum(gross - refunded)::bigint as amount
    from sales_sum where at >= ${since} and at < ${cachedUntil} group by 1`;
  const { rows } = await sql<{ day: string; orders: number; amount: number }>`
    with ${countedOrders(cachedUntil ?? since)},
    by_day as (${cachedUntil ? sql`${cached} union all ${summed}` : summed})
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(orders, 0)::int as orders, coalesce(amount, 0)::bigint as amount
    from generate_series((${since}) at time zone 'Asia/Kolkata', now() at time zone 'Asia/Kolkata', interval '1 day') as t (d)
    cross join lateral (select d::date as day) as one left join by_day using (day) order by day`.execute(db);
  return rows;
}

/** Ranks products by the units that were not returned. */
export async function sumBestSellers(db: ReadDatabase) {
  const { rows } = await sql<{ productId: string; name: string; units: number }>`
    with ${countedOrders(since)}
    select product_id as "productId", product.name, units from (
      select product_id, sum(order_line.quantity - coalesce(units_returned, 0))::int as units
      from order_line join counted on counted.id = order_id
      left join lateral (
        select sum(quantity) as units_returned from return_request where line_id = order_line.id and status = 'Refunded'
      ) as returned on true
      where is_sold and order_line.quantity > coalesce(units_returned, 0)
      group by 1 order by units desc, 1 limit ${MAX_BESTSELLERS}) as best
    join product on product.id = product_id order by units desc, product_id`.execute(db);
  return rows;
}

/** Of what shoppers began themselves to order: neither phone orders nor gift cards. */
export async function sumConversion(db: ReadDatabase) {
  const { rows } = await sql<{ began: number; bought: number }>`
    select count(*)::int as began, (count(*) filter (where has_bought))::int as bought from (
      select bool_or(status = 'completed') as has_bought from checkout
      where created_at >= ${since}
        and not exists (select from draft_order where checkout_id = checkout.id)
        and not exists (select from gift_card where checkout_id = checkout.id)
      group by buyer_key) as b`.execute(db);
  return rows[0] ?? { began: 0, bought: 0 };
}

async function countOpenCarts(db: ReadDatabase): Promise<number> {
  const { count } = await db
    .selectFrom('cart_line')
    .select((line) => line.fn.count<number>('user_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
