import type { FigureRow } from '@gulmohar/contract/admin/figures.ts';
import { dimensionLabel, type OrderDimension } from '@gulmohar/contract/admin/order-dimension.ts';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import { hasArrived } from '../order/has-arrived.ts';
import { dimensionKey } from '../order/order-dimension.ts';
import type { FigurePeriod } from './figure-period.ts';

type Cohort = { key: string; orders: number; unopened: number; pieces: number; returned: number };

/**
 * Values: orders that arrived or came back, those that came back unopened, pieces whose time for returns is over,
 * and those of them that were returned.
 * @param returnDays after delivery; null: for ever, so that all delivered pieces count
 */
export async function sumReturnsBy(
  db: ReadDatabase,
  by: OrderDimension,
  { since }: FigurePeriod,
  returnDays: number | null,
): Promise<FigureRow[]> {
  const { rows } = await sql<Cohort>`
    with returned as (
      select line_id as id, sum(quantity)::int as pieces from return_request
      where status in ('Returned', 'Refunded') and requested_at >= ${since} group by 1),
    delivered as (
      select order_id, max(at) < now() - ${returnDays ?? 0} * interval '1 day' as is_over from order_event
      where status = 'Delivered' and at >= ${since} group by 1),
    item as (
      select orders.id as order_id, ${dimensionKey(by)} as key, quantity, orders.status, coalesce(is_over, false) as is_over,
             coalesce(returned.pieces, 0) as returned
      from orders join order_line on order_line.order_id = orders.id
        join product on product.id = order_line.product_id
        left join delivered on delivered.order_id = orders.id left join returned on returned.id = order_line.id
      where placed_at >= ${since} and ${hasArrived})
    select key, count(distinct order_id)::int as orders,
           count(distinct order_id) filter (where status = 'Returned to seller')::int as unopened,
           coalesce(sum(quantity) filter (where is_over and status = 'Delivered'), 0)::int as pieces,
           coalesce(sum(returned) filter (where is_over and status = 'Delivered'), 0)::int as returned
    from item group by key order by orders desc, key`.execute(db);
  return rows.map(({ key, orders, unopened, pieces, returned }) => ({
    key,
    label: dimensionLabel(by, key),
    values: [orders, unopened, pieces, returned],
  }));
}
