import { type OrderDimension, PIN_ZONE_DIGITS } from '@gulmohar/contract/admin/order-dimension.ts';
import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { type RawBuilder, sql } from 'kysely';

/** Of an item, in the tables `orders`, `order_line` and `product`. */
const keys: Record<OrderDimension, RawBuilder<string>> = {
  product: sql`order_line.product_id`,
  category: sql`product.category`,
  size: sql`coalesce(order_line.size, '')`,
  advice: sql`case when order_line.size is null then 'unsized' else coalesce(order_line.size_advice, '') end`,
  coupon: sql`coalesce(orders.coupon_code, '')`,
  state: sql`coalesce(orders.address ->> 'state', '')`,
  pin: sql`left(coalesce(orders.address ->> 'zipcode', ''), ${sql.lit(PIN_ZONE_DIGITS)})`,
  source: sql`orders.source`,
  payment: sql`case orders.payment_method when ${sql.lit(CASH_ON_DELIVERY)} then 'cod' else 'prepaid' end`,
};

export function dimensionKey(by: OrderDimension): RawBuilder<string> {
  return keys[by];
}

/** Whether a row of `orders` has an item with this key. */
export function isOfDimension(by: OrderDimension, key: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from order_line join product on product.id = order_line.product_id
    where order_line.order_id = orders.id and ${keys[by]} = ${key})`;
}
