import type { FigureRow } from '@gulmohar/contract/admin/figures.ts';
import { dimensionLabel } from '@gulmohar/contract/admin/order-dimension.ts';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import { countedOrders } from '../today/counted-orders.ts';
import type { FigurePeriod } from './figure-period.ts';

const byPhone = sql`select orders.id from draft_order join orders using (checkout_id)`;

/** Values: visits that took the step, all visits. */
export async function countSteps(db: ReadDatabase, { since, from }: FigurePeriod): Promise<FigureRow[]> {
  const { rows } = await sql<
    Record<'visits' | 'viewed' | 'added' | 'checkout' | 'paying' | 'orders', number>
  >`
    with ${countedOrders(since)},
    day as (select * from visit_day where day >= ${from}::date)
    select coalesce(sum(visits), 0)::int as visits, coalesce(sum(viewed), 0)::int as viewed,
           coalesce(sum(added), 0)::int as added, coalesce(sum(checkout), 0)::int as checkout,
           coalesce(sum(paying), 0)::int as paying,
           (select count(*)::int from counted where is_sold and id not in (${byPhone})
             and (placed_at at time zone 'Asia/Kolkata')::date >= (select min(day) from day)) as orders
    from day`.execute(db);
  const [{ visits = 0, viewed = 0, added = 0, checkout = 0, paying = 0, orders = 0 } = {}] = rows;
  const steps = { Visits: visits, 'Looked at a product': viewed, 'Added to the cart': added };
  const buying = { 'Reached the checkout': checkout, 'Went to pay': paying, Ordered: orders };
  return Object.entries({ ...steps, ...buying }).map(([label, count]) => ({
    key: label,
    label,
    values: [count, visits],
  }));
}

type Source = { key: string; visits: number; added: number; checkout: number; orders: number; sales: number };

/** Values: visits, added to cart, reached checkout, orders, net sales. */
export async function sumSources(db: ReadDatabase, { since, from }: FigurePeriod): Promise<FigureRow[]> {
  const { rows } = await sql<Source>`
    with ${countedOrders(since)},
    visited as (
      select source, sum(visits) as visits, sum(added) as added, sum(checkout) as checkout
      from visit_day where day >= ${from}::date group by 1),
    bought as (
      select orders.source, count(*) filter (where is_sold) as orders, sum(gross - refunded) as sales
      from counted join orders using (id) where counted.id not in (${byPhone}) group by 1)
    select source as key, coalesce(visits, 0)::int as visits, coalesce(added, 0)::int as added,
           coalesce(checkout, 0)::int as checkout, coalesce(orders, 0)::int as orders, coalesce(sales, 0)::bigint as sales
    from visited full join bought using (source) order by sales desc, visits desc, key`.execute(db);
  return rows.map(({ key, visits, added, checkout, orders, sales }) => ({
    key,
    label: dimensionLabel('source', key),
    values: [visits, added, checkout, orders, sales],
  }));
}

/** Values: visits in which it was looked at, and added to the cart. */
export async function countViewed(db: ReadDatabase, { from }: FigurePeriod): Promise<FigureRow[]> {
  const { rows } = await sql<{ key: string; label: string; viewed: number; added: number }>`
    select product.id as key, product.name as label, sum(viewed)::int as viewed, sum(added)::int as added
    from product_day join product on product.id = product_id where day >= ${from}::date
    group by 1 having sum(viewed + added) > 0 order by viewed desc, 1`.execute(db);
  return rows.map(({ key, label, viewed, added }) => ({ key, label, values: [viewed, added] }));
}

/** Values: how often nothing was found. */
export async function countEmptySearches(db: ReadDatabase, { from }: FigurePeriod): Promise<FigureRow[]> {
  const { rows } = await sql<{ search: string; times: number }>`
    select search, sum(empty)::int as times from search_count where day >= ${from}::date
    group by 1 having sum(empty) > 0 order by times desc, 1`.execute(db);
  return rows.map(({ search, times }) => ({ key: search, label: search, values: [times] }));
}
