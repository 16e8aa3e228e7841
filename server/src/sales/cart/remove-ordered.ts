import { type RawBuilder, sql } from 'kysely';

type Ordered = { variantId: number; quantity: number };

/**
 * Removes the ordered units from a shopper's cart and leaves the rest, for example after a direct purchase.
 * @param source the `from` item; nothing is removed when it has no row
 * @returns parts of a statement's `with`
 */
export function removingOrdered(
  userId: string,
  lines: readonly Ordered[],
  source: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    ordered as (
      select line.variant_id, line.quantity from ${source}, unnest(${lines.map((line) => line.variantId)}::bigint[], ${lines.map((line) => line.quantity)}::int[])
        as line (variant_id, quantity)
    ), emptied as (
      delete from cart_line using ordered
      where user_id = ${userId} and cart_line.variant_id = ordered.variant_id and cart_line.quantity <= ordered.quantity
    ), lessened as (
      update cart_line set quantity = cart_line.quantity - ordered.quantity from ordered
      where user_id = ${userId} and cart_line.variant_id = ordered.variant_id and cart_line.quantity > ordered.quantity
    )`;
}
