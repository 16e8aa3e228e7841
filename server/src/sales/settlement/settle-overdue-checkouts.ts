import { ProviderError } from '../../payments/provider.ts';
import type { Providers } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import { askAgainLater, findCheckoutsToAskAgain, findOverdueCheckouts } from '../checkout/checkout.store.ts';
import { expireCheckout } from '../checkout/end-checkout.ts';
import { closeAndSettle, settleCheckout } from './settle-checkout.ts';
import { recordSettlementRun } from './settlement-run.ts';

const MAX_SETTLED = 500;

/**
 * The browser may have crashed before reporting a payment. Units are also released when the provider cannot
 * be reached; `fulfil` then handles or refunds a payment that arrives later.
 */
export async function settleOverdueCheckouts(db: Database, providers: Providers): Promise<void> {
  const beganAt = new Date();
  const overdue = await findOverdueCheckouts(db, MAX_SETTLED);
  for (const checkout of overdue) {
    const outcome = await outcomeOf(() => closeAndSettle(db, providers, checkout));
    if (outcome !== 'paid' && outcome !== 'waiting') await expireCheckout(db, checkout.id);
  }
  if (overdue.length < MAX_SETTLED) await recordSettlementRun(db, beganAt);
}

/**
 * A failed payment can still be captured for three days; others, such as a challan that is paid at a bank,
 * until the provider has decided.
 */
export async function settleLatePayments(db: Database, providers: Providers): Promise<void> {
  for (const checkout of await findCheckoutsToAskAgain(db)) {
    const outcome = await outcomeOf(() => settleCheckout(db, providers, checkout));
    await askAgainLater(db, checkout.id, outcome !== 'unpaid');
  }
}

async function outcomeOf(settle: () => ReturnType<typeof settleCheckout>) {
  try {
    return await settle();
  } catch (error) {
    if (error instanceof ProviderError) return 'unknown';
    throw error;
  }
}
