import type { FigureRow } from '@gulmohar/contract/admin/figures.ts';
import { dimensionLabel } from '@gulmohar/contract/admin/order-dimension.ts';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import { dimensionKey } from '../order/order-dimension.ts';
import type { FigurePeriod } from './figure-period.ts';

type Cohort = { key: string; bought: number; forSize: number; returned: number };

/**
 * Values: purchases of sizes whose time for returns is over, those returned for the size, and all that were returned.
 * @param returnDays after delivery; null: for ever, so that all that was delivered counts
 */
export async function sumReturnsByAdvice(
  db: ReadDatabase,
  { since }: FigurePeriod,
  returnDays: number | null,
): Promise<FigureRow[]> {
  const key = dimensionKey('advice');
  const { rows } = await sql<Cohort>`
    with returned as (
      select distinct on (line_id) line_id, reason_kind from return_request
      where status <> 'Return Rejected' and requested_at >= ${since} order by line_id, requested_at desc),
    delivered as (
      select order_id from order_event where status = 'Delivered' and at >= ${since}
      group by 1 having max(at) < now() - ${returnDays ?? 0} * interval '1 day')
    select ${key} as key, count(*)::int as bought,
           count(*) filter (where reason_kind in ('small', 'large'))::int as "forSize",
           count(returned.line_id)::int as returned
    from orders join delivered on delivered.order_id = orders.id
      join order_line on order_line.order_id = orders.id
      left join returned on returned.line_id = order_line.id
    where placed_at >= ${since} and orders.status = 'Delivered' and order_line.size is not null and quantity > 0
    group by 1 order by case ${key} when 'taken' then 1 when 'other' then 2 else 3 end`.execute(db);
  return rows.map(({ key, bought, forSize, returned }) => ({
    key,
    label: dimensionLabel('advice', key),
    values: [bought, forSize, returned],
  }));
}
