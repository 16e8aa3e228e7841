import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/connection.ts';

type Ordered = { variantId: number; quantity: number };

/** Leaves the rest of the cart, for example after a direct purchase. */
export async function removeOrdered(
  trx: Transaction,
  userId: string,
  lines: readonly Ordered[],
): Promise<void> {
  await sql`
    with ordered as (
      select * from unnest(${lines.map((line) => line.variantId)}::bigint[], ${lines.map((line) => line.quantity)}::int[])
        as line (variant_id, quantity)
    ), emptied as (
      delete from cart_line using ordered
      where user_id = ${userId} and cart_line.variant_id = ordered.variant_id and cart_line.quantity <= ordered.quantity
    )
    update cart_line set quantity = cart_line.quantity - ordered.quantity from ordered
    where user_id = ${userId} and cart_line.variant_id = ordered.variant_id and cart_line.quantity > ordered.quantity`.execute(
    trx,
  );
}
