import type { Database } from '../database/connection.ts';
import { type PaymentProvider, ProviderError } from '../payments/provider.ts';
import { expireCheckout, findOverdueCheckouts } from './checkout.store.ts';
import { fulfil } from './fulfil.ts';

/**
 * For every checkout whose 15 minutes are over: an order if the provider has captured its money (the browser may have
 * died before telling us), else its pieces are given back. When the provider cannot be asked, they are given back too;
 * a payment that shows up later goes through `fulfil` and its refund.
 */
export async function settleOverdueCheckouts(db: Database, payments: PaymentProvider): Promise<void> {
  for (const checkout of await findOverdueCheckouts(db)) {
    const captured = await findCapturedPayment(payments, checkout.provider_order_id);
    if (captured) await fulfil(db, checkout.id, captured);
    else await expireCheckout(db, checkout.id);
  }
}

async function findCapturedPayment(payments: PaymentProvider, providerOrderId: string | null) {
  if (!providerOrderId) return undefined;
  try {
    const known = await payments.listPayments(providerOrderId);
    return known.find((payment) => payment.status === 'captured');
  } catch (error) {
    if (error instanceof ProviderError) return undefined;
    throw error;
  }
}
