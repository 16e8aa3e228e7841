import { type RawBuilder, sql } from 'kysely';

/** For rows of `product`: working days until a unit is ready; null for what is not made to order. */
export const daysToMake = sql<number | null>`(case when product.days_to_make is not null and exists (
  select from variant where variant.product_id = product.id and variant.topped_up_to is not null)
  then product.days_to_make end)`;

/** Of the slowest of these products; 0 if none is made to order. */
export function daysToMakeAll(productIds: readonly string[]): RawBuilder<number> {
  return sql`(select coalesce(max(${daysToMake}), 0) from product where id = any(${productIds}::text[]))`;
}
