import { ProviderError } from '../../payments/provider.ts';
import type { Providers } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import { askAgainLater, findCheckoutsToAskAgain, findOverdueCheckouts } from '../checkout/checkout.store.ts';
import { expireCheckout } from '../checkout/end-checkout.ts';
import { closeAndSettle, settleCheckout } from './settle-checkout.ts';

/**
 * Settles every checkout whose reservation has expired: it becomes an order if the provider has captured a
 * payment (the browser may have crashed before reporting it), otherwise its units are released. They are also
 * released when the provider cannot be reached; `fulfil` then handles or refunds a payment that arrives
 * later.
 */
export async function settleOverdueCheckouts(db: Database, providers: Providers): Promise<void> {
  for (const checkout of await findOverdueCheckouts(db)) {
    if (!(await wasPaid(() => closeAndSettle(db, providers, checkout))))
      await expireCheckout(db, checkout.id);
  }
}

/**
 * Asks again about checkouts that ended unpaid, because a failed payment can still be captured for three
 * days.
 */
export async function settleLatePayments(db: Database, providers: Providers): Promise<void> {
  for (const checkout of await findCheckoutsToAskAgain(db)) {
    await wasPaid(() => settleCheckout(db, providers, checkout));
    await askAgainLater(db, checkout.id);
  }
}

async function wasPaid(settle: () => ReturnType<typeof settleCheckout>): Promise<boolean> {
  try {
    const outcome = await settle();
    return outcome === 'paid' || outcome === 'waiting';
  } catch (error) {
    if (error instanceof ProviderError) return false;
    throw error;
  }
}
