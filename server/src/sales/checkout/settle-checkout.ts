import { type Providers, providerNamed } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { OpenedAt } from './checkout.store.ts';
import { fulfil } from './fulfil.ts';

/**
 * Asks the provider that the checkout was opened at what was paid for it, and passes all of it through the one door:
 * an order for the first payment, refunds for whatever else was captured.
 * @returns whether anything was captured, or else how close the best payment is to it: `waiting` when it was captured,
 * but
 *   the browser may still say what for; `authorized` by the bank; `attempted` by the shopper and neither done nor failed
 * @throws ProviderError when the provider cannot be asked
 */
export async function settleCheckout(
  db: Database,
  providers: Providers,
  checkout: OpenedAt,
): Promise<'paid' | 'waiting' | 'authorized' | 'attempted' | 'unpaid'> {
  if (!checkout.provider_order_id) return 'unpaid';
  const provider = providerNamed(providers, checkout.provider);
  const known = await provider.listPayments(checkout.provider_order_id);
  const captured = known.filter((payment) => payment.status === 'captured');
  let isWaiting = false;
  for (const payment of captured) {
    const { outcome } = await fulfil(db, checkout.id, payment);
    isWaiting ||= outcome === 'waiting';
  }
  if (captured.length > 0) return isWaiting ? 'waiting' : 'paid';
  if (known.some(({ status }) => status === 'authorized')) return 'authorized';
  return known.some(({ status }) => status === 'created') ? 'attempted' : 'unpaid';
}

/**
 * The same for a checkout that is to end: where the provider supports it, an unpaid one can no longer be paid.
 * @throws ProviderError as `settleCheckout`
 */
export async function closeAndSettle(
  db: Database,
  providers: Providers,
  checkout: OpenedAt,
): ReturnType<typeof settleCheckout> {
  if (checkout.provider_order_id) {
    await providerNamed(providers, checkout.provider).closeOrder?.(checkout.provider_order_id);
  }
  return settleCheckout(db, providers, checkout);
}
