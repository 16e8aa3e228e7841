import { type RawBuilder, sql } from 'kysely';
import { isToBeConfirmed } from '../../sales/confirmation/confirmation.ts';

/**
 * The orders that count (see `businessFigures` in contract/admin/business.ts) as the common table expression
 * `counted`, with the gross amount and the amount refunded of each in paise. `is_sold`: not all of it was
 * refunded. Refunds and changes are never older than their order. Units taken out of a paid order have been
 * deducted from its amount and are refunded too, so they are added back.
 * @param until all orders since then, if omitted
 */
export function countedOrders(since: Date | RawBuilder<Date>, until?: Date): RawBuilder<unknown> {
  const isBefore = until ? sql`placed_at < ${until}` : sql`true`;
  // For a short period long ago, avoids reading every refund made since.
  const isOfThese = until
    ? sql`order_id in (select id from orders where placed_at >= ${since} and ${isBefore})`
    : sql`true`;
  return sql`
    given_back as (
      select order_id, sum(refund.amount)::bigint as amount from refund join payment on payment.id = payment_id
      where refund.created_at >= ${since} and refund.status <> 'failed' and order_id is not null and ${isOfThese}
      group by order_id),
    taken_out as (
      select order_id, sum(refunded)::bigint as amount from line_change where at >= ${since} and refunded > 0 and ${isOfThese}
      group by order_id),
    counted as (
      select id, placed_at, gross, refunded, gross > refunded as is_sold from (
        select orders.id, placed_at, orders.amount + coalesce(taken_out.amount, 0) as gross,
               coalesce(given_back.amount, 0) as refunded
        from orders left join given_back on given_back.order_id = orders.id
          left join taken_out on taken_out.order_id = orders.id
        where placed_at >= ${since} and ${isBefore} and status <> 'Cancelled' and not ${isToBeConfirmed}
          and (is_paid or status not in ('Returned to seller', 'Lost in transit'))) as each_order
      where gross > 0)`;
}
