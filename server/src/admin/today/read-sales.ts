import { SALES_DAYS } from '@gulmohar/contract/admin/today.ts';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../platform/database/reads.ts';

const BEST = 8;

/** The first moment of the first day, in India. */
const since = sql<Date>`(date_trunc('day', now() at time zone 'Asia/Kolkata') - ${SALES_DAYS - 1} * interval '1 day') at time zone 'Asia/Kolkata'`;

/** The orders that count as sales, each with its revenue, by `SALES_DEFINITION`. No refund is older than its order. */
const sold = sql`
  given_back as (
    select order_id, sum(refund.amount)::bigint as amount from refund join payment on payment.id = payment_id
    where refund.created_at >= ${since} and refund.status <> 'failed' and order_id is not null group by order_id),
  sold as (
    select orders.id, placed_at, orders.amount - coalesce(given_back.amount, 0) as amount
    from orders left join given_back on order_id = orders.id
    where placed_at >= ${since} and status <> 'Cancelled'
      and (is_paid or status not in ('Returned to seller', 'Lost in transit')) and orders.amount > coalesce(given_back.amount, 0))`;

/** What was sold in the last 30 days. */
export async function readSales(db: ReadDatabase) {
  const [days, bestSellers, conversion, openCarts] = await Promise.all([
    sumDays(db),
    findBestSellers(db),
    readConversion(db),
    countOpenCarts(db),
  ]);
  return { days, bestSellers, conversion, openCarts };
}

async function sumDays(db: ReadDatabase) {
  const { rows } = await sql<{ day: string; orders: number; amount: number }>`
    with ${sold},
    by_day as (
      select (placed_at at time zone 'Asia/Kolkata')::date as day, count(*) as orders, sum(amount)::bigint as amount
      from sold group by 1)
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(orders, 0)::int as orders, coalesce(amount, 0)::bigint as amount
    from generate_series((${since}) at time zone 'Asia/Kolkata', now() at time zone 'Asia/Kolkata', interval '1 day') as t (d)
    cross join lateral (select d::date as day) as one left join by_day using (day) order by day`.execute(db);
  return rows;
}

/** By the units that were not returned. */
async function findBestSellers(db: ReadDatabase) {
  const { rows } = await sql<{ productId: string; name: string; units: number }>`
    with ${sold}
    select product_id as "productId", product.name, units from (
      select product_id, sum(quantity)::int as units from order_line join sold on sold.id = order_id
      where not exists (select from return_request where line_id = order_line.id and status = 'Refunded')
      group by 1 order by units desc, 1 limit ${BEST}) as best
    join product on product.id = product_id order by units desc, product_id`.execute(db);
  return rows;
}

/** Each shopper counts once, however many checkouts they began. */
async function readConversion(db: ReadDatabase) {
  const { rows } = await sql<{ began: number; bought: number }>`
    select count(*)::int as began, (count(*) filter (where has_bought))::int as bought from (
      select bool_or(status = 'completed') as has_bought from checkout where created_at >= ${since} group by buyer_key) as b`.execute(
    db,
  );
  return rows[0] ?? { began: 0, bought: 0 };
}

async function countOpenCarts(db: ReadDatabase): Promise<number> {
  const { count } = await db
    .selectFrom('cart_line')
    .select((line) => line.fn.count<number>('user_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
