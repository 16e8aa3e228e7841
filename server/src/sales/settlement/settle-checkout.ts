import { followRefunded } from '../../payments/follow-refund.ts';
import { type Providers, providerNamed } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { OpenedAt } from '../checkout/checkout.store.ts';
import { type Fulfilment, fulfil } from './fulfil.ts';

/**
 * The first captured payment becomes an order, all others are refunded.
 * @returns `waiting`: captured, but the browser may still say what for; `review`: captured, and the staff
 * decide; otherwise the furthest state of any payment: `authorized` by the bank, `attempted` and still
 * unfinished, or `unpaid`
 * @throws ProviderError when the provider cannot be reached
 */
export async function settleCheckout(
  db: Database,
  providers: Providers,
  checkout: OpenedAt,
): Promise<'paid' | 'waiting' | 'review' | 'authorized' | 'attempted' | 'unpaid'> {
  if (!checkout.provider_order_id) return 'unpaid';
  const provider = providerNamed(providers, checkout.provider);
  const known = await provider.listPayments(checkout.provider_order_id);
  const captured = known.filter((payment) => payment.status === 'captured');
  const outcomes: Fulfilment['outcome'][] = [];
  for (const payment of captured) outcomes.push((await fulfil(db, checkout.id, payment)).outcome);
  await followRefunded(db, provider, known);
  const undecided = outcomes.find((outcome) => outcome === 'waiting' || outcome === 'review');
  if (captured.length > 0) return undecided ?? 'paid';
  if (known.some(({ status }) => status === 'authorized')) return 'authorized';
  return known.some(({ status }) => status === 'created') ? 'attempted' : 'unpaid';
}

/**
 * Where the provider supports it, an unpaid checkout can no longer be paid.
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
