import type { Database } from '../database/connection.ts';
import type { CheckoutRow } from '../database/schema.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { fulfil } from './fulfil.ts';

/**
 * Asks the provider what was paid for a checkout and brings all of it through the one door: an order for the first
 * payment, refunds for whatever else was captured.
 * @returns whether anything was captured
 * @throws ProviderError when the provider cannot be asked
 */
export async function settleCheckout(
  db: Database,
  payments: PaymentProvider,
  checkout: Pick<CheckoutRow, 'id' | 'provider_order_id'>,
): Promise<boolean> {
  if (!checkout.provider_order_id) return false;
  const known = await payments.listPayments(checkout.provider_order_id);
  const captured = known.filter((payment) => payment.status === 'captured');
  for (const payment of captured) await fulfil(db, checkout.id, payment);
  return captured.length > 0;
}
