import { ON_TIME_PERIOD_DAYS } from '@gulmohar/contract/admin/promise.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

type OnTime = { due: number; kept: number; daysLate: number | null };

/**
 * Counts how many promised delivery dates were kept. Cancelled orders and returned parcels do not count;
 * orders that are overdue and not delivered are late as of today.
 */
export async function countOnTime(db: Database): Promise<OnTime> {
  const { rows } = await sql<OnTime>`
    with arrived as (
      select promised_to::date as promised,
             (coalesce(delivered.at, now()) at time zone 'Asia/Kolkata')::date as day, delivered.at is not null as is_there
      from orders
      left join lateral (
        select at from order_event where order_id = orders.id and status = 'Delivered' order by id limit 1) as delivered on true
      where promised_to is not null
        and placed_at > now() - ${ON_TIME_PERIOD_DAYS} * interval '1 day'
        and status in ('Order Placed', 'Packing', 'Shipped', 'Out for delivery', 'Delivered')
    )
    select count(*)::int as due, count(*) filter (where day <= promised)::int as kept,
           avg(day - promised) filter (where day > promised)::float8 as "daysLate"
    from arrived
    where is_there or day > promised`.execute(db);
  return rows[0] ?? { due: 0, kept: 0, daysLate: null };
}
