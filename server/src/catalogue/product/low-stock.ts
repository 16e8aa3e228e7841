import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * For rows of `variant` and their `product`: whether few units are left, or none, of what is not made to order.
 * @param lowAt the shop's limit, for products without their own
 */
export function isLow(lowAt: number): RawBuilder<SqlBool> {
  return sql`(variant.topped_up_to is null
    and variant.on_hand - variant.reserved <= coalesce(product.low_stock_at, ${lowAt}::int))`;
}

/** The same for variants that are not sold out, in a form that reads few rows of the index of stock levels. */
export function isRunningLow(lowAt: number): RawBuilder<SqlBool> {
  return sql`(variant.on_hand - variant.reserved between 1
    and greatest(${lowAt}::int, (select max(low_stock_at) from product where low_stock_at is not null))
    and ${isLow(lowAt)})`;
}
