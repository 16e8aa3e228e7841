import { followDispute } from '../../payments/follow-disputes.ts';
import { followRefund } from '../../payments/follow-refund.ts';
import { followPayout, type PayoutTools } from '../../payments/payout/pay-out.ts';
import { type Providers, providerNamed } from '../../payments/providers.ts';
import { findCheckoutByProviderOrder } from '../checkout/checkout.store.ts';
import { settleCheckout } from './settle-checkout.ts';

/**
 * By the provider's current data, because events arrive late, twice and in any order.
 * @throws ProviderError; the queue retries
 */
export async function settleWebhook(
  tools: PayoutTools & { providers: Providers },
  { provider, eventId }: { provider: string; eventId: string },
): Promise<void> {
  const { db, providers } = tools;
  const event = await db
    .selectFrom('webhook_event')
    .where('provider', '=', provider)
    .where('id', '=', eventId)
    .selectAll()
    .executeTakeFirstOrThrow();
  if (event.provider_payout_id && tools.payouts) await followPayout(tools, event.provider_payout_id);
  if (event.provider_refund_id)
    await followRefund(db, providerNamed(providers, provider), event.provider_refund_id);
  if (event.provider_dispute_id)
    await followDispute(db, providerNamed(providers, provider), event.provider_dispute_id);
  if (event.provider_order_id) {
    const checkout = await findCheckoutByProviderOrder(db, event.provider_order_id);
    if (checkout?.provider === provider) await settleCheckout(db, providers, checkout);
  }
  await db
    .updateTable('webhook_event')
    .set({ settled_at: new Date() })
    .where('provider', '=', provider)
    .where('id', '=', eventId)
    .execute();
}
