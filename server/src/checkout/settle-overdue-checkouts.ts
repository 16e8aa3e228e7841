import type { Database } from '../database/connection.ts';
import { type PaymentProvider, ProviderError } from '../payments/provider.ts';
import {
  askAgainLater,
  expireCheckout,
  findCheckoutsToAskAgain,
  findOverdueCheckouts,
} from './checkout.store.ts';
import { settleCheckout } from './settle-checkout.ts';

/**
 * For every checkout whose 15 minutes are over: an order if the provider has captured its money (the browser may have
 * died before telling us), else its pieces are given back. When the provider cannot be asked, they are given back too;
 * a payment that shows up later goes through `fulfil` and its refund.
 */
export async function settleOverdueCheckouts(db: Database, payments: PaymentProvider): Promise<void> {
  for (const checkout of await findOverdueCheckouts(db)) {
    if (!(await wasPaid(db, payments, checkout))) await expireCheckout(db, checkout.id);
  }
}

/** Asks again about checkouts that ended unpaid: a failed payment can be captured for three days. */
export async function settleLatePayments(db: Database, payments: PaymentProvider): Promise<void> {
  for (const checkout of await findCheckoutsToAskAgain(db)) {
    await wasPaid(db, payments, checkout);
    await askAgainLater(db, checkout.id);
  }
}

async function wasPaid(
  db: Database,
  payments: PaymentProvider,
  checkout: { id: string; provider_order_id: string | null },
): Promise<boolean> {
  try {
    return await settleCheckout(db, payments, checkout);
  } catch (error) {
    if (error instanceof ProviderError) return false;
    throw error;
  }
}
