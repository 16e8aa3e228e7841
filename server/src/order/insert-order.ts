import { v7 as uuid } from 'uuid';
import type { Transaction } from '../database/connection.ts';
import type { PricedCheckoutRow } from '../database/schema.ts';

/** Writes the order that a checkout's snapshot describes and ties the payment to it, if anything was to be paid. */
export async function insertOrder(
  trx: Transaction,
  id: string,
  checkout: PricedCheckoutRow,
  payment: { paymentId: string | null; method: string },
): Promise<void> {
  const { snapshot } = checkout;
  await trx
    .insertInto('orders')
    .values({
      id,
      checkout_id: checkout.id,
      user_id: checkout.user_id,
      email: snapshot.buyer.email,
      phone: snapshot.buyer.phone,
      buyer_name: snapshot.buyer.name,
      address: JSON.stringify(snapshot.address),
      subtotal: snapshot.totals.subtotal,
      discount: snapshot.totals.discount,
      coupon_code: snapshot.coupon?.code ?? null,
      shipping: snapshot.totals.shipping,
      amount: snapshot.totals.total,
      currency: checkout.currency,
      payment_method: payment.method,
    })
    .execute();
  await trx
    .insertInto('order_line')
    .values(snapshot.lines.map((line, position) => ({ id: uuid(), order_id: id, position, ...line })))
    .execute();
  await trx
    .insertInto('order_event')
    .values({ order_id: id, status: 'Order Placed', actor: 'shopper' })
    .execute();
  if (!payment.paymentId) return;
  await trx.updateTable('payment').set({ order_id: id }).where('id', '=', payment.paymentId).execute();
}
