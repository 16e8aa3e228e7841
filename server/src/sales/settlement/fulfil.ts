import { address } from '@gulmohar/contract/values/address.ts';
import { isBlocked } from '../../accounts/block/blocked-contacts.ts';
import { lockVariants } from '../../catalogue/product/stock-ledger.ts';
import { spendCredit } from '../../payments/credit/credit-ledger.ts';
import type { ProviderPayment } from '../../payments/provider.ts';
import { isPaymentRecorded, recordPayment } from '../../payments/record-payment.ts';
import { requestRefund } from '../../payments/request-refund.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { type CheckoutRow, lockCheckout, type PricedCheckoutRow } from '../checkout/checkout-row.ts';
import { releaseCheckout } from '../checkout/end-checkout.ts';
import { orderOf, placeOrder, useReservedDiscounts } from '../checkout/place-order.ts';
import { returnDiscounts, useDiscounts } from '../checkout/reserve-discounts.ts';
import { type GiftCardRow, lockGiftCardOf } from '../gift-card/find-gift-card.ts';
import { sellGiftCard } from '../gift-card/sell-gift-card.ts';
import { useHeldUnits } from '../reservation/held-units.ts';
import { sellUnreserved } from '../reservation/reservation.ts';
import { applyPaidOrder, type PaidOrder, type Ready } from './apply-paid-order.ts';
import { judgeLatePayment } from './late-payment.ts';
import type { RejectionReason } from './money-back.mail.ts';
import { openReview } from './payment-review.ts';

export type Fulfilment =
  | { outcome: 'ordered'; orderId: string }
  /** It was the payment of a gift card. */
  | { outcome: 'gift card' }
  | { outcome: 'refunding' }
  /** The staff decide. */
  | { outcome: 'review' }
  /** The browser may still say what was paid for. */
  | { outcome: 'waiting' };

/** What the browser says was paid for; undefined when it does not say. */
export type FinalOutcome = { paidOrder: PaidOrder | undefined };

/**
 * Exactly once however often it is called; nothing else turns a payment into an order or a gift card. A payment that cannot
 * become one (wrong amount, sold out or a discount used up after the reservation expired, paid twice, blocked
 * buyer) is refunded, and one whose buyer has ordered otherwise meanwhile is left to the staff.
 * @param payment captured, as reported by the provider itself, never by a browser
 * @param finalOutcome from verify-payment only
 */
export async function fulfil(
  db: Database,
  checkoutId: string,
  payment: ProviderPayment,
  finalOutcome?: FinalOutcome,
): Promise<Fulfilment> {
  return inTransaction(db, async (trx) => {
    const checkout = await lockCheckout(trx, checkoutId);
    if (!finalOutcome && awaitsItsBrowser(checkout)) return { outcome: 'waiting' };
    const giftCard = await lockGiftCardOf(trx, checkoutId);
    if (giftCard) return fulfilGiftCard(trx, checkout, giftCard, payment);
    const order = await orderOf(trx, checkout);
    if (await wasSettled(trx, checkout, payment)) {
      if (order) return { outcome: 'ordered', orderId: order.id };
      return { outcome: (await isInReview(trx, checkout, payment)) ? 'review' : 'refunding' };
    }
    if (order) {
      await giveBack(trx, checkout, payment, 'paid twice');
      return { outcome: 'ordered', orderId: order.id };
    }
    const doubt = await judgeLatePayment(trx, checkout, payment, finalOutcome?.paidOrder);
    if (doubt && doubt !== 'paid twice') {
      const paymentId = await recordPayment(trx, checkout, payment);
      await openReview(trx, checkout, { paymentId, reason: doubt });
      return { outcome: 'review' };
    }
    const sold = doubt ?? (await sell(trx, checkout, payment, finalOutcome?.paidOrder));
    if (typeof sold === 'string') {
      await giveBack(trx, checkout, payment, sold, finalOutcome?.paidOrder?.data.buyer.email);
      await releaseCheckout(trx, checkoutId, 'refunded');
      return { outcome: 'refunding' };
    }
    const orderId = await placeOrder(trx, sold, { method: payment.method, payment });
    return { outcome: 'ordered', orderId };
  });
}

async function fulfilGiftCard(
  trx: Transaction,
  checkout: CheckoutRow,
  card: GiftCardRow,
  payment: ProviderPayment,
): Promise<Fulfilment> {
  if (await wasSettled(trx, checkout, payment)) return { outcome: 'gift card' };
  const rejection = await sellGiftCard(trx, checkout, card, payment);
  if (!rejection) return { outcome: 'gift card' };
  await giveBack(trx, checkout, payment, rejection, card.buyer_email);
  if (rejection !== 'gift card paid twice') await releaseCheckout(trx, checkout.id, 'refunded');
  return { outcome: 'refunding' };
}

/** The checkout must be locked. An open one has no payments, because recording one ends it. */
async function wasSettled(
  trx: Transaction,
  checkout: CheckoutRow,
  payment: ProviderPayment,
): Promise<boolean> {
  return checkout.status !== 'open' && isPaymentRecorded(trx, checkout, payment);
}

async function isInReview(
  trx: Transaction,
  { provider }: CheckoutRow,
  { id }: ProviderPayment,
): Promise<boolean> {
  const found = await trx
    .selectFrom('payment_review')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .where('provider', '=', provider)
    .where('provider_payment_id', '=', id)
    .where('outcome', 'is', null)
    .select('payment_id')
    .executeTakeFirst();
  return found !== undefined;
}

/** Its browser alone knows the order, until the checkout expires. */
function awaitsItsBrowser({ awaits_order_data, status, expires_at }: CheckoutRow): boolean {
  const isUndecided = status === 'open' || status === 'replaced' || status === 'expired';
  return awaits_order_data && isUndecided && expires_at > new Date();
}

async function giveBack(
  trx: Transaction,
  checkout: CheckoutRow,
  payment: ProviderPayment,
  reason: RejectionReason,
  said?: string,
): Promise<void> {
  const { amount, payerEmail } = payment;
  const paymentId = await recordPayment(trx, checkout, payment);
  const refundId = await requestRefund(trx, { paymentId, amount, reason });
  const { data: email } = address.shape.email.safeParse(said);
  await enqueue(trx, 'send-money-back', { paymentId, refundId, email, payerEmail });
}

/**
 * @returns why the checkout cannot become an order, or else the checkout, its units sold or reserved and its
 * discounts counted
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

/** Takes units, discounts and store credit for a paid checkout. @returns the reason when that is no longer possible */
export async function takeWhatWasPromised(
  trx: Transaction,
  { checkout, isHeld }: Ready,
): Promise<RejectionReason | undefined> {
  if (isHeld) {
    await useReservedDiscounts(trx, checkout);
    return takeCreditAgain(trx, checkout);
  }
  const { lines } = checkout.snapshot;
  const variantIds = lines.map((line) => line.variantId);
  const available = await lockVariants(trx, variantIds);
  const own = { userId: checkout.user_id ?? undefined };
  const others = await useHeldUnits(trx, checkout.id, lines, own);
  if (others.some((line) => (available.get(line.variantId) ?? 0) < line.quantity)) return 'stock gone';
  const missing = await useDiscounts(trx, checkout);
  if (missing) {
    await returnDiscounts(trx, checkout.id);
    return `${missing} used up`;
  }
  const rejection = await takeCreditAgain(trx, checkout);
  if (!rejection) await sellUnreserved(trx, checkout.id, others);
  return rejection;
}

/** An open checkout has taken its credit. The discounts of one that cannot take it again are free once more. */
async function takeCreditAgain(
  trx: Transaction,
  checkout: PricedCheckoutRow,
): Promise<RejectionReason | undefined> {
  if (checkout.status === 'open' || (await spendCredit(trx, checkout))) return undefined;
  await returnDiscounts(trx, checkout.id);
  return 'credit used up';
}
