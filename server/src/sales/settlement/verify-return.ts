import { REFUND_TIME } from '@gulmohar/contract/shop/shop-rules.ts';
import { z } from 'zod';
import type { Providers } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { findCheckoutOf, findOrderOf } from '../checkout/checkout.store.ts';
import type { CheckoutRow } from '../checkout/checkout-row.ts';
import { expireCheckout } from '../checkout/end-checkout.ts';
import { IN_REVIEW } from './payment-review.ts';
import { closeAndSettle, settleCheckout } from './settle-checkout.ts';

type Return = {
  /** The id of the checkout that a payment page was opened for, or of its order. */
  orderId: string;
  /** What the page's URL says, which anybody can forge. */
  success: boolean;
  userId: string | undefined;
};

/**
 * The provider decides whether the order is paid; the URL only decides whether an unpaid checkout is given
 * up. A guest's checkout is identified by its id alone.
 * @returns the order if there is one; repeated calls return the same
 * @throws ShopError NOT_FOUND; UNAUTHENTICATED without a token where one might help; PAYMENT_NOT_COMPLETED
 * while the payment is being processed; ORDER_NOT_POSSIBLE when the payment is refunded
 */
export async function verifyReturn(
  db: Database,
  providers: Providers,
  { orderId, success, userId }: Return,
): Promise<{ id: string } | undefined> {
  const checkout = z.uuid().safeParse(orderId).success ? await findCheckoutOf(db, orderId) : undefined;
  assertOwn(checkout, userId);
  const known = await findOrderOf(db, checkout.id);
  if (known) return known;
  const settle = success ? settleCheckout : closeAndSettle;
  const outcome = await settle(db, providers, checkout);
  const placed = await findOrderOf(db, checkout.id);
  if (placed) return placed;
  if (outcome === 'paid') {
    throw new ShopError(
      'ORDER_NOT_POSSIBLE',
      `We could not complete your order. Your payment is being refunded, which takes ${REFUND_TIME}.`,
    );
  }
  if (outcome === 'review') throw new ShopError('ORDER_NOT_POSSIBLE', IN_REVIEW);
  if (outcome !== 'unpaid') {
    throw new ShopError(
      'PAYMENT_NOT_COMPLETED',
      'Your payment is not complete yet. We will e-mail you once your order is placed.',
    );
  }
  if (!success) await expireCheckout(db, checkout.id);
  return undefined;
}

function assertOwn(
  checkout: CheckoutRow | undefined,
  userId: string | undefined,
): asserts checkout is CheckoutRow {
  if (checkout?.snapshot && (checkout.user_id === null || checkout.user_id === userId)) return;
  if (!userId) throw new ShopError('UNAUTHENTICATED', 'Please login to continue');
  throw new ShopError('NOT_FOUND', 'Order not found');
}
