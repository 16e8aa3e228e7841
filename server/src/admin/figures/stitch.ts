import type { FigureRow } from '@gulmohar/contract/admin/figures.ts';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import { countedOrders } from '../today/counted-orders.ts';
import type { FigurePeriod } from './figure-period.ts';

type Size = { key: string; name: string; missed: number; requested: number; sold: number; left: number };

/** The sizes that shoppers miss. Values: missed, alerts, pieces sold, in stock now. */
export async function findMissedSizes(db: ReadDatabase, { since, from }: FigurePeriod): Promise<FigureRow[]> {
  const { rows } = await sql<Size>`
    with ${countedOrders(since)},
    chosen as (
      select product_id, size, sum(missed) as missed from product_day where day >= ${from}::date and missed > 0 group by 1, 2),
    requested as (
      select product_id, coalesce(size, '') as size, count(*) as requested from stock_alert
      where requested_at >= ${since} and status <> 'pending' group by 1, 2),
    missed as (select * from chosen full join requested using (product_id, size)),
    sold as (
      select variant_id, sum(quantity) as sold from order_line join counted on counted.id = order_id where is_sold group by 1)
    select product.id || '/' || missed.size as key, product.name || case when variant.size is null then '' else ', ' || variant.size end as name,
           coalesce(missed, 0)::int as missed, coalesce(requested, 0)::int as requested, coalesce(sold, 0)::int as sold,
           on_hand - reserved as left
    from missed join variant on variant.product_id = missed.product_id and coalesce(variant.size, '') = missed.size
      join product on product.id = variant.product_id left join sold on variant_id = variant.id
    order by coalesce(missed, 0) + coalesce(requested, 0) desc, sku`.execute(db);
  return rows.map(({ key, name, missed, requested, sold, left }) => ({
    key,
    label: name,
    values: [missed, requested, sold, left],
  }));
}
