import { REFUND_TIME } from '@gulmohar/contract/shop/shop-rules.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { followRefunded } from '../../payments/follow-refund.ts';
import type { ProviderPayment, WindowProvider } from '../../payments/provider.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { pausePoint } from '../../platform/process/pause-point.ts';
import { findCheckoutByProviderOrder } from '../checkout/checkout.store.ts';
import type { CheckoutRow } from '../checkout/checkout-row.ts';
import { type DeliveryForm, profileForm } from '../checkout/complete-order.ts';
import type { PaidOrder } from './apply-paid-order.ts';
import { fulfil } from './fulfil.ts';
import { IN_REVIEW } from './payment-review.ts';

const GIFT_CARD_PAID = 'This payment was for a gift card, which is on its way by e-mail.';

export type SignedAnswer = { orderId: string; paymentId: string; signature: string };

/**
 * Since the signature only proves that the provider once said so, the provider is asked what was paid. The
 * order's owner was decided when the checkout was opened, so it does not matter who sends the response.
 * @param order what the response says was paid for; undefined when it cannot say
 * @throws ShopError PAYMENT_VERIFICATION_FAILED, PAYMENT_NOT_COMPLETED, or ORDER_NOT_POSSIBLE when the
 * payment is refunded
 */
export async function confirmPayment(
  db: Database,
  payments: WindowProvider,
  answer: SignedAnswer,
  order?: Omit<PaidOrder, 'profile'>,
): Promise<string> {
  const checkout = await findCheckoutByProviderOrder(db, answer.orderId);
  if (!checkout?.provider_order_id || checkout.provider !== payments.name) throw verificationFailed();
  if (!payments.isPaymentSigned({ ...answer, orderId: checkout.provider_order_id }))
    throw verificationFailed();
  const known = checkout.status !== 'open' && (await findOrderPaidBy(db, checkout.id, answer.paymentId));
  if (known) return known;
  const payment = await payments.fetchPayment(answer.paymentId);
  assertCaptured(payment, checkout);
  const paidOrder = order && { ...order, profile: await findProfile(db, checkout) };
  await pausePoint('payment fetched');
  const fulfilment = await fulfil(db, checkout.id, payment, { paidOrder });
  await pausePoint('order committed');
  await followRefunded(db, payments, [payment]);
  if (fulfilment.outcome === 'ordered') return fulfilment.orderId;
  if (fulfilment.outcome === 'gift card') throw new ShopError('ORDER_NOT_POSSIBLE', GIFT_CARD_PAID);
  if (fulfilment.outcome === 'review') throw new ShopError('ORDER_NOT_POSSIBLE', IN_REVIEW);
  throw comesBack(payment);
}

/** Returns the profile if the checkout has no copy of it. The account may have been deleted. */
async function findProfile(
  db: Database,
  { user_id, snapshot }: CheckoutRow,
): Promise<DeliveryForm | undefined> {
  if (!user_id || snapshot) return undefined;
  try {
    return await profileForm(db, user_id);
  } catch (error) {
    if (error instanceof ShopError) return undefined;
    throw error;
  }
}

async function findOrderPaidBy(
  db: Database,
  checkoutId: string,
  paymentId: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('payment')
    .where('checkout_id', '=', checkoutId)
    .where('provider_payment_id', '=', paymentId)
    .where('order_id', 'is not', null)
    .select('order_id')
    .executeTakeFirst();
  return found?.order_id ?? undefined;
}

function assertCaptured(
  payment: ProviderPayment | undefined,
  checkout: CheckoutRow,
): asserts payment is ProviderPayment {
  if (!payment || payment.orderId !== checkout.provider_order_id) throw verificationFailed();
  if (payment.status === 'captured') return;
  if (payment.status === 'failed') throw verificationFailed();
  if (payment.status === 'refunded') throw comesBack(payment);
  throw new ShopError(
    'PAYMENT_NOT_COMPLETED',
    'Your payment is not complete yet. Please try again in a minute.',
  );
}

function verificationFailed(): ShopError {
  return new ShopError('PAYMENT_VERIFICATION_FAILED', 'Payment verification failed');
}

function comesBack({ amount }: ProviderPayment): ShopError {
  return new ShopError(
    'ORDER_NOT_POSSIBLE',
    `We could not complete your order. Your payment of ${formatRupees(amount)} is being refunded, which takes ${REFUND_TIME}.`,
  );
}
