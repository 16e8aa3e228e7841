import { REPEAT_MONTHS } from '@gulmohar/contract/admin/figure-tables.ts';
import type { FigureRow } from '@gulmohar/contract/admin/figures.ts';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import { countedOrders } from '../today/counted-orders.ts';

const MONTHS = 12;

const monthName = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

type Cohort = { month: string; buyers: number; sales: number; age: number; again: Record<string, number> };

/** Values: buyers, net sales of each, then how many ordered again in each of the months after; newest first. */
export async function followBuyers(db: ReadDatabase): Promise<FigureRow[]> {
  const since = sql<Date>`(date_trunc('month', now(), 'Asia/Kolkata') - ${MONTHS - 1} * interval '1 month')`;
  const month = (at: string) => sql`date_trunc('month', ${sql.ref(at)} at time zone 'Asia/Kolkata')`;
  const { rows } = await sql<Cohort>`
    with ${countedOrders(since)},
    bought as (
      select coalesce(nullif(email, ''), user_id::text, orders.id::text) as buyer, counted.placed_at, gross - refunded as sales
      from counted join orders on orders.id = counted.id where is_sold),
    fresh as (
      select buyer, min(placed_at) as first_at from bought
      where not exists (select from orders where orders.email = buyer and orders.placed_at < ${since} and status <> 'Cancelled')
      group by 1),
    followed as (
      select buyer, ${month('first_at')} as cohort, sales,
             (extract(year from age(${month('placed_at')}, ${month('first_at')})) * 12
               + extract(month from age(${month('placed_at')}, ${month('first_at')})))::int as later
      from bought join fresh using (buyer)),
    again as (select cohort, later, count(distinct buyer)::int as buyers from followed group by 1, 2)
    select to_char(cohort, 'YYYY-MM-01') as month, count(distinct buyer)::int as buyers, sum(sales)::bigint as sales,
           (extract(year from age(${month('now')}, cohort)) * 12 + extract(month from age(${month('now')}, cohort)))::int as age,
           (select jsonb_object_agg(later, again.buyers) from again where again.cohort = followed.cohort) as again
    from followed cross join (select now() as now) as clock group by cohort, clock.now order by cohort desc`.execute(
    db,
  );
  return rows.map(({ month: first, buyers, sales, age, again }) => ({
    key: first,
    label: monthName.format(new Date(first)),
    values: [
      buyers,
      Math.round(sales / buyers / 100) * 100,
      ...REPEAT_MONTHS.map((later) => (later > age ? null : (again[later] ?? 0))),
    ],
  }));
}
