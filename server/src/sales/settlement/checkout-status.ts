import type { CheckoutState } from '@gulmohar/contract/sales/checkout.ts';
import { ProviderError } from '../../payments/provider.ts';
import type { Providers } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import { findCheckoutOf, findOrderOf } from '../checkout/checkout.store.ts';
import type { CheckoutRow } from '../checkout/checkout-row.ts';
import { expireCheckout } from '../checkout/end-checkout.ts';
import { findShoppersCheckout } from '../checkout/find-shoppers-checkout.ts';
import { closeAndSettle, settleCheckout } from './settle-checkout.ts';

/** Providers end an unfinished attempt long before. If it is captured after all, the reconciler finds it. */
const ATTEMPT_MAX_MS = 3_600_000;

type Question = {
  /** Of the provider's order or of the checkout. Whoever has the id may ask. */
  orderId: string;
  userId: string | undefined;
  giveUp?: boolean | undefined;
};

/**
 * Asking neither fulfils nor refunds a checkout that still waits for its order. An unpaid checkout that is
 * given up expires here; a payment that still arrives is treated as a late capture.
 * @throws ShopError NOT_FOUND, also for another shopper's checkout
 */
export async function checkoutStatus(
  db: Database,
  providers: Providers,
  { orderId, userId, giveUp = false }: Question,
): Promise<{ state: CheckoutState; orderId?: string }> {
  const checkout = await findShoppersCheckout(db, { orderId, userId });
  const known = await findOutcome(db, checkout.id);
  if (known) return known;
  try {
    const settle = giveUp ? closeAndSettle : settleCheckout;
    const outcome = await settle(db, providers, checkout);
    const state = stateOf(checkout, outcome);
    if (giveUp && state === 'open') await expireCheckout(db, checkout.id);
    return (await findOutcome(db, checkout.id)) ?? { state: giveUp && state === 'open' ? 'expired' : state };
  } catch (error) {
    if (error instanceof ProviderError) return { state: 'checking' };
    throw error;
  }
}

async function findOutcome(
  db: Database,
  checkoutId: string,
): Promise<{ state: CheckoutState; orderId?: string } | undefined> {
  const order = await findOrderOf(db, checkoutId);
  if (order) return { state: 'paid', orderId: order.id };
  const checkout = await findCheckoutOf(db, checkoutId);
  return checkout?.status === 'refunded' ? { state: 'refunded' } : undefined;
}

function stateOf(
  { status, created_at }: CheckoutRow,
  outcome: Awaited<ReturnType<typeof settleCheckout>>,
): CheckoutState {
  if (outcome !== 'attempted' && outcome !== 'unpaid') return 'checking';
  if (outcome === 'attempted' && Date.now() - created_at.getTime() < ATTEMPT_MAX_MS) return 'checking';
  return status === 'open' ? 'open' : 'expired';
}
