import type { FigureRow } from '@gulmohar/contract/admin/figures.ts';
import { dimensionLabel, type OrderDimension } from '@gulmohar/contract/admin/order-dimension.ts';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import { dimensionKey } from '../order/order-dimension.ts';
import { countedOrders } from '../today/counted-orders.ts';
import type { FigurePeriod } from './figure-period.ts';

type Sum = {
  key: string;
  name: string;
  orders: number;
  pieces: number;
  sold: number;
  refunded: number;
  discounts: number;
};

/** Values: orders, pieces, sold, refunded, net sales, discounts. */
export async function sumSalesBy(
  db: ReadDatabase,
  by: OrderDimension,
  { since }: FigurePeriod,
): Promise<FigureRow[]> {
  const { rows } = await sql<Sum>`
    with ${countedOrders(since)},
    returned as (
      select paid_line_id as id, sum(refund_amount)::bigint as amount from return_request
      where status = 'Refunded' and requested_at >= ${since} group by 1),
    item as (
      select orders.id as order_id, product.name, ${dimensionKey(by)} as key, order_line.quantity, order_line.discount,
             unit_price * quantity - order_line.discount as sold, is_sold, returned.amount as returned
      from counted join orders on orders.id = counted.id join order_line on order_line.order_id = orders.id
        join product on product.id = order_line.product_id left join returned on returned.id = order_line.id)
    select key, max(name) as name, count(distinct order_id)::int as orders, sum(quantity)::int as pieces,
           sum(sold)::bigint as sold, sum(case when is_sold then coalesce(returned, 0) else sold end)::bigint as refunded,
           sum(discount)::bigint as discounts
    from item group by key order by sum(case when is_sold then sold - coalesce(returned, 0) else 0 end) desc, key`.execute(
    db,
  );
  return rows.map(({ key, name, orders, pieces, sold, refunded, discounts }) => ({
    key,
    label: by === 'product' ? name : dimensionLabel(by, key),
    values: [orders, pieces, sold, refunded, sold - refunded, discounts],
  }));
}
