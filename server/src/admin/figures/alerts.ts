import type { FigureRow } from '@gulmohar/contract/admin/figures.ts';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import type { FigurePeriod } from './figure-period.ts';

/** How long after the mail a purchase counts as made because of it. */
const BOUGHT_WITHIN_DAYS = 7;

type Alerts = {
  key: string;
  label: string;
  requested: number;
  waiting: number;
  notified: number;
  bought: number;
};

/**
 * Values: alerts requested, those that still wait, mails sent, and those whose address then bought the item.
 */
export async function countAlerts(db: ReadDatabase, { since }: FigurePeriod): Promise<FigureRow[]> {
  const { rows } = await sql<Alerts>`
    select product.id || '/' || coalesce(size, '') as key,
           product.name || case when size is null then '' else ', ' || size end as label,
           count(*)::int as requested, count(*) filter (where status = 'active')::int as waiting,
           count(*) filter (where status = 'sent')::int as notified,
           count(*) filter (where status = 'sent' and exists (
             select from orders join order_line on order_line.order_id = orders.id
             where orders.email = stock_alert.email and order_line.product_id = stock_alert.product_id
               and (stock_alert.size is null or order_line.size = stock_alert.size) and orders.status <> 'Cancelled'
               and orders.placed_at between sent_at and sent_at + ${BOUGHT_WITHIN_DAYS} * interval '1 day'))::int as bought
    from stock_alert join product on product.id = product_id
    where requested_at >= ${since} and status <> 'pending'
    group by product.id, size order by waiting desc, requested desc, label`.execute(db);
  return rows.map(({ key, label, requested, waiting, notified, bought }) => ({
    key,
    label,
    values: [requested, waiting, notified, bought],
  }));
}
