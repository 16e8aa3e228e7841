import { address } from '@gulmohar/contract/values/address.ts';
import { v7 as uuid } from 'uuid';
import { isBlocked } from '../../accounts/block/blocked-contacts.ts';
import { lockVariants } from '../../catalogue/product/stock-ledger.ts';
import type { ProviderPayment } from '../../payments/provider.ts';
import { isPaymentRecorded, recordPayment } from '../../payments/record-payment.ts';
import { requestRefund } from '../../payments/request-refund.ts';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { pausePoint } from '../../platform/process/pause-point.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { removeOrdered } from '../cart/remove-ordered.ts';
import { useCoupon } from '../coupon/hold-coupon.ts';
import { shopperKeys } from '../coupon/shopper-keys.ts';
import { applyPaidOrder, type PaidOrder, type Ready } from './apply-paid-order.ts';
import { findOrderOf } from './checkout.store.ts';
import { type CheckoutRow, isPriced, type PricedCheckoutRow } from './checkout-row.ts';
import { insertOrder, type Paid } from './insert-order.ts';
import type { RejectionReason } from './money-back.mail.ts';
import { lockCheckout, releaseCheckout, sellUnreserved } from './reservation.ts';

export type Fulfilment =
  | { outcome: 'ordered'; orderId: string }
  | { outcome: 'refunding' }
  /** The browser may still say what was paid for. */
  | { outcome: 'waiting' };

/** What the browser says was paid for; undefined when it does not say. */
export type LastWord = { paidOrder: PaidOrder | undefined };

/**
 * Turns a captured payment into the checkout's order, exactly once however often it is called. Nothing else
 * turns a payment into an order. A payment that cannot become an order (wrong amount, sold out or coupon used
 * up after the reservation expired, paid twice, blocked buyer) is refunded.
 * @param payment captured, as reported by the provider itself, never by a browser
 * @param lastWord from verify-payment only
 */
export async function fulfil(
  db: Database,
  checkoutId: string,
  payment: ProviderPayment,
  lastWord?: LastWord,
): Promise<Fulfilment> {
  return inTransaction(db, async (trx) => {
    const checkout = await lockCheckout(trx, checkoutId);
    if (!lastWord && awaitsItsBrowser(checkout)) return { outcome: 'waiting' };
    const order = await orderOf(trx, checkout);
    if (await wasSettled(trx, checkout, payment))
      return order ? { outcome: 'ordered', orderId: order.id } : { outcome: 'refunding' };
    if (order) {
      await giveBack(trx, checkout, payment, 'paid twice');
      return { outcome: 'ordered', orderId: order.id };
    }
    const sold = await sell(trx, checkout, payment, lastWord?.paidOrder);
    if (typeof sold === 'string') {
      await giveBack(trx, checkout, payment, sold, lastWord?.paidOrder);
      await releaseCheckout(trx, checkoutId, 'refunded');
      return { outcome: 'refunding' };
    }
    const orderId = await placeOrder(trx, sold, { method: payment.method, payment });
    return { outcome: 'ordered', orderId };
  });
}

/**
 * Turns an open checkout over Rs. 0 into an order, because there is no payment to wait for.
 * @returns the order's id, which is the same for every call
 */
export async function fulfilWithoutPayment(db: Database, checkoutId: string): Promise<string> {
  return inTransaction(db, async (trx) => placeUnpaid(trx, checkoutId, 'none'));
}

/**
 * Turns an open checkout into an order without a payment, in the caller's transaction.
 * @param method how it will be paid, or `none`
 * @param placedBy who placed the order, if not the shopper
 */
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
  await countHeldCoupon(trx, checkout);
  return placeOrder(trx, checkout, { method, ...(placedBy && { placedBy }) });
}

/**
 * Returns the checkout's order. The checkout must be locked: while it is open it has no order, and nobody
 * else can create one.
 */
async function orderOf(trx: Transaction, { id, status }: CheckoutRow) {
  return status === 'open' ? undefined : findOrderOf(trx, id);
}

/**
 * Whether the payment was handled before. The checkout must be locked. An open one has no payments, because
 * recording one ends it.
 */
async function wasSettled(
  trx: Transaction,
  checkout: CheckoutRow,
  payment: ProviderPayment,
): Promise<boolean> {
  return checkout.status !== 'open' && isPaymentRecorded(trx, checkout, payment);
}

/**
 * Whether a checkout opened by amount only must wait for its browser, which alone knows the order, until it
 * expires.
 */
function awaitsItsBrowser({ awaits_order_data, status, expires_at }: CheckoutRow): boolean {
  const isUndecided = status === 'open' || status === 'replaced' || status === 'expired';
  return awaits_order_data && isUndecided && expires_at > new Date();
}

/** @param paid includes the payment to record, if there is one */
async function placeOrder(trx: Transaction, checkout: PricedCheckoutRow, paid: Paid): Promise<string> {
  const orderId = uuid();
  await enqueue(trx, 'send-order-placed', { orderId });
  await enqueue(trx, 'notify-new-order', { orderId });
  if (checkout.user_id) await removeOrdered(trx, checkout.user_id, checkout.snapshot.lines);
  await insertOrder(trx, orderId, checkout, paid);
  await pausePoint('order written');
  return orderId;
}

function variantsOf({ snapshot }: PricedCheckoutRow): number[] {
  return snapshot.lines.map((line) => line.variantId);
}

/** Records the payment, promises a full refund and mails the shopper, who may have left the page. */
async function giveBack(
  trx: Transaction,
  checkout: CheckoutRow,
  payment: ProviderPayment,
  reason: RejectionReason,
  paidOrder?: PaidOrder,
): Promise<void> {
  const { amount, payerEmail } = payment;
  const paymentId = await recordPayment(trx, checkout, payment);
  const refundId = await requestRefund(trx, { paymentId, amount, reason });
  const { data: email } = address.shape.email.safeParse(paidOrder?.said.buyer.email);
  await enqueue(trx, 'send-money-back', { paymentId, refundId, email, payerEmail });
}

/**
 * @returns the reason why the checkout cannot become an order, or else the checkout, with its units sold or
 * reserved and its coupon counted
 */
async function sell(
  trx: Transaction,
  checkout: CheckoutRow,
  payment: ProviderPayment,
  paidOrder: PaidOrder | undefined,
): Promise<PricedCheckoutRow | RejectionReason> {
  if (payment.amount !== checkout.amount || payment.currency !== checkout.currency) return 'amount differs';
  const ready = await applyPaidOrder(trx, checkout, paidOrder);
  if (typeof ready === 'string') return ready;
  const { buyer } = ready.checkout.snapshot;
  if (await isBlocked(trx, [buyer.email, buyer.phone])) return 'buyer blocked';
  const rejection = await takeWhatWasPromised(trx, ready);
  return rejection ?? ready.checkout;
}

async function takeWhatWasPromised(
  trx: Transaction,
  { checkout, isHeld }: Ready,
): Promise<RejectionReason | undefined> {
  if (isHeld) {
    await countHeldCoupon(trx, checkout);
    return undefined;
  }
  const available = await lockVariants(trx, variantsOf(checkout));
  const { lines } = checkout.snapshot;
  if (lines.some((line) => (available.get(line.variantId) ?? 0) < line.quantity)) return 'stock gone';
  if (!(await countCoupon(trx, checkout))) return 'coupon used up';
  await sellUnreserved(trx, checkout.id, lines);
  return undefined;
}

/**
 * Counts a coupon that is held and therefore certain to be available. Locks variants before coupons, as
 * opening a checkout does.
 */
async function countHeldCoupon(trx: Transaction, checkout: PricedCheckoutRow): Promise<void> {
  if (checkout.snapshot.coupon) await lockVariants(trx, variantsOf(checkout));
  if (!(await countCoupon(trx, checkout))) throw new Error(`Checkout ${checkout.id} lost its coupon`);
}

async function countCoupon(trx: Transaction, { id, user_id, snapshot }: PricedCheckoutRow): Promise<boolean> {
  if (!snapshot.coupon) return true;
  return useCoupon(trx, {
    couponId: snapshot.coupon.id,
    checkoutId: id,
    shopperKeys: shopperKeys({ ...snapshot.buyer, userId: user_id }),
  });
}
