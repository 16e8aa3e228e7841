import { ProviderError } from '../../payments/provider.ts';
import { type Providers, providerNamed } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import { findCheckoutOf, findOrderOf, setProviderOrder } from '../checkout/checkout.store.ts';
import { insertCheckout } from '../checkout/insert-checkout.ts';
import { fulfil } from './fulfil.ts';
import { settleCheckout } from './settle-checkout.ts';
import { forgetUnmatched, type UnmatchedPayment } from './unmatched-payments.ts';

export type Repaired =
  | { outcome: 'adopted'; orderId: string }
  | { outcome: 'refunding' }
  /** The staff decide. */
  | { outcome: 'review' }
  /** The browser may still say what was paid for. */
  | { outcome: 'waiting' };

/**
 * Turns a captured payment into the order of its checkout if that still exists and can become one, and
 * refunds it otherwise. Both use `fulfil`, so that a repetition changes nothing.
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
    const outcome = await settleCheckout(db, providers, opened);
    if (outcome === 'waiting') return { outcome };
    if (outcome === 'review') {
      await forgetUnmatched(db, provider, paymentId);
      return { outcome };
    }
  }
  await forgetUnmatched(db, provider, paymentId);
  const order = checkoutId === null ? undefined : await findOrderOf(db, checkoutId);
  return order ? { outcome: 'adopted', orderId: order.id } : { outcome: 'refunding' };
}

/** Adds the provider's order id, because the backup may have been taken before it was stored. */
async function withProviderOrder<
  Checkout extends { id: string; provider: string; provider_order_id: string | null },
>(db: Database, checkout: Checkout, providerOrderId: string | null): Promise<Checkout> {
  if (checkout.provider_order_id || !providerOrderId) return checkout;
  await setProviderOrder(db, checkout.id, providerOrderId);
  return { ...checkout, provider_order_id: providerOrderId };
}

/** Refunds a payment whose checkout was lost. The checkout is recreated with only its amount. */
async function refundLost(
  db: Database,
  providers: Providers,
  { provider, paymentId, checkoutId, isOurs }: UnmatchedPayment,
): Promise<void> {
  const traced = await providerNamed(providers, provider).tracePayment(paymentId);
  if (!isOurs || !traced || checkoutId === null) {
    throw new ProviderError(`Cannot determine what payment ${paymentId} is for`, { retryable: false });
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
