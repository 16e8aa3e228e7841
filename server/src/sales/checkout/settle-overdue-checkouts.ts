import { ProviderError } from '../../payments/provider.ts';
import type { Providers } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import { askAgainLater, findCheckoutsToAskAgain, findOverdueCheckouts } from './checkout.store.ts';
import { expireCheckout } from './reservation.ts';
import { closeAndSettle, settleCheckout } from './settle-checkout.ts';

/**
 * For every checkout whose 15 minutes are over: an order if the provider has captured its money (the browser may have
 * crashed before telling us), else its units are released. When the provider cannot be asked, they are released too;
 * a payment that arrives later goes through `fulfil` and its refund.
 */
export async function settleOverdueCheckouts(db: Database, providers: Providers): Promise<void> {
  for (const checkout of await findOverdueCheckouts(db)) {
    if (!(await wasPaid(() => closeAndSettle(db, providers, checkout))))
      await expireCheckout(db, checkout.id);
  }
}

/** Asks again about checkouts that ended unpaid: a failed payment can be captured for three days. */
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
