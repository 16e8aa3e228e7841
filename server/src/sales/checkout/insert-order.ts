import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../platform/database/connection.ts';
import type { PricedCheckoutRow } from './checkout-row.ts';
import { lineDiscounts } from './snapshot.ts';

/**
 * Completes a checkout: writes the order that its snapshot describes and ties the payment to it, if anything was to be
 * paid. In one statement: each would be a round trip to the database while the variants are locked.
 */
export async function insertOrder(
  trx: Transaction,
  id: string,
  { id: checkoutId, user_id: userId, currency, snapshot }: PricedCheckoutRow,
  payment: { paymentId: string | null; method: string },
): Promise<void> {
  const { buyer, address, totals, coupon } = snapshot;
  const discounts = lineDiscounts(snapshot);
  const lines = snapshot.lines.map((line, position) => ({
    id: uuid(),
    position,
    ...line,
    discount: discounts[position],
  }));
  await sql`
    with placed as (
      insert into orders (id, checkout_id, user_id, email, phone, buyer_name, address, subtotal, discount, coupon_code,
                          shipping, amount, currency, payment_method)
      values (${id}, ${checkoutId}, ${userId}, ${buyer.email}, ${buyer.phone}, ${buyer.name}, ${JSON.stringify(address)},
              ${totals.subtotal}, ${totals.discount}, ${coupon?.code ?? null}, ${totals.shipping}, ${totals.total},
              ${currency}, ${payment.method})
      returning id
    ), paid as (
      update payment set order_id = placed.id from placed where payment.id = ${payment.paymentId}
    ), completed as (
      update checkout set status = 'completed', ask_again_at = null where id = ${checkoutId}
    ), begun as (
      insert into order_event (order_id, status, actor) select id, 'Order Placed', 'shopper' from placed
    )
    insert into order_line (id, order_id, position, product_id, variant_id, name, size, picture, unit_price, quantity, discount,
                            mrp)
    select line.id, placed.id, position, product_id, variant_id, name, size, picture, unit_price, quantity, discount, mrp
    from placed, jsonb_to_recordset(${JSON.stringify(lines)}) as line (id uuid, position int, product_id text,
      variant_id bigint, name text, size text, picture text, unit_price bigint, quantity int, discount bigint,
      mrp bigint)`.execute(trx);
}
