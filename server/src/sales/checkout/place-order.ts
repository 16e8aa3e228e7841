import { STORE_CREDIT } from '@gulmohar/contract/sales/credit-share.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { v7 as uuid } from 'uuid';
import { lockVariants } from '../../catalogue/product/stock-ledger.ts';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { pausePoint } from '../../platform/process/pause-point.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { removeOrdered } from '../cart/remove-ordered.ts';
import { findOrderOf } from './checkout.store.ts';
import { type CheckoutRow, isPriced, lockCheckout, type PricedCheckoutRow } from './checkout-row.ts';
import { insertOrder, type Paid } from './insert-order.ts';
import { useDiscounts } from './reserve-discounts.ts';

/** How an order is paid of which nothing is left to pay. */
export function methodOf(credit: Paise): string {
  return credit > 0 ? STORE_CREDIT : 'none';
}

/** @param method how it will be paid, or `none` @param placedBy who placed the order, if not the shopper */
export async function placeUnpaid(
  trx: Transaction,
  checkoutId: string,
  method: string,
  placedBy?: Actor,
): Promise<string> {
  const checkout = await lockCheckout(trx, checkoutId);
  const order = await orderOf(trx, checkout);
  if (order) return order.id;
  if (!isPriced(checkout)) throw new Error(`Checkout ${checkoutId} has no lines`);
  await useReservedDiscounts(trx, checkout);
  return placeOrder(trx, checkout, { method, ...(placedBy && { placedBy }) });
}

/** The checkout must be locked: while it is open it has no order, and nobody else can create one. */
export async function orderOf(trx: Transaction, { id, status }: CheckoutRow) {
  return status === 'open' ? undefined : findOrderOf(trx, id);
}

export async function placeOrder(trx: Transaction, checkout: PricedCheckoutRow, paid: Paid): Promise<string> {
  const orderId = uuid();
  await enqueue(trx, 'send-order-placed', { orderId });
  await enqueue(trx, 'notify-new-order', { orderId });
  if (checkout.user_id) await removeOrdered(trx, checkout.user_id, checkout.snapshot.lines);
  await insertOrder(trx, orderId, checkout, paid);
  await pausePoint('order written');
  return orderId;
}

/** Locks variants before coupons and promotions, as opening a checkout does. */
export async function useReservedDiscounts(trx: Transaction, checkout: PricedCheckoutRow): Promise<void> {
  const { coupon, promotions, lines } = checkout.snapshot;
  if (coupon || promotions)
    await lockVariants(
      trx,
      lines.map((line) => line.variantId),
    );
  const missing = await useDiscounts(trx, checkout);
  if (missing) throw new Error(`Checkout ${checkout.id} lost its ${missing}`);
}
