import { ProviderError } from '../../payments/provider.ts';
import { type Providers, providerNamed } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import { findCheckoutOf, findOrderOf, setProviderOrder } from './checkout.store.ts';
import { fulfil } from './fulfil.ts';
import { insertCheckout } from './reservation.ts';
import { settleCheckout } from './settle-checkout.ts';
import { forgetUnmatched, type UnmatchedPayment } from './unmatched-payments.ts';

export type Repaired =
  | { outcome: 'adopted'; orderId: string }
  | { outcome: 'refunding' }
  /** The browser may still say what the money is for. */
  | { outcome: 'waiting' };

/**
 * Gives captured money its order, where its checkout is still there and can become one; refunds it where not. Both go
 * through the one door, so that a repetition changes nothing.
 * @throws ProviderError
 */
export async function repairPayment(
  db: Database,
  providers: Providers,
  payment: UnmatchedPayment,
): Promise<Repaired> {
  const { provider, paymentId, checkoutId } = payment;
  const checkout = checkoutId === null ? undefined : await findCheckoutOf(db, checkoutId);
  if (!checkout) await refundLost(db, providers, payment);
  else {
    const opened = await withProviderOrder(db, checkout, payment.providerOrderId);
    if ((await settleCheckout(db, providers, opened)) === 'waiting') return { outcome: 'waiting' };
  }
  await forgetUnmatched(db, provider, paymentId);
  const order = checkoutId === null ? undefined : await findOrderOf(db, checkoutId);
  return order ? { outcome: 'adopted', orderId: order.id } : { outcome: 'refunding' };
}

/** The backup may have been taken before the provider's answer was written down. */
async function withProviderOrder<
  Checkout extends { id: string; provider: string; provider_order_id: string | null },
>(db: Database, checkout: Checkout, providerOrderId: string | null): Promise<Checkout> {
  if (checkout.provider_order_id || !providerOrderId) return checkout;
  await setProviderOrder(db, checkout.id, providerOrderId);
  return { ...checkout, provider_order_id: providerOrderId };
}

/** What the money was for is lost: the checkout is written down again for nothing but its amount, which is refunded. */
async function refundLost(
  db: Database,
  providers: Providers,
  { provider, paymentId, checkoutId, isOurs }: UnmatchedPayment,
): Promise<void> {
  const traced = await providerNamed(providers, provider).tracePayment(paymentId);
  if (!isOurs || !traced || checkoutId === null) {
    throw new ProviderError(`Nobody knows what ${paymentId} is for`, { retryable: false });
  }
  const { order, payment } = traced;
  await db.transaction().execute(async (trx) => {
    await insertCheckout(trx, {
      id: checkoutId,
      userId: null,
      buyerKey: `unknown:${checkoutId}`,
      snapshot: null,
      amount: order.amount,
      currency: order.currency,
      provider,
    });
    await setProviderOrder(trx, checkoutId, order.id);
  });
  await fulfil(db, checkoutId, payment);
}
