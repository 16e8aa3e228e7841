import type Stripe from 'stripe';
import type { ProviderEvent } from '../provider.ts';
import { loadStripe } from './load-stripe.ts';

/**
 * Reads a webhook of Stripe's; see `PaymentProvider.readWebhook`. Its signature covers the time as well: one that is
 * older than five minutes is refused, so that nobody can replay it.
 */
export async function readStripeWebhook(
  rawBody: Buffer,
  headers: Record<string, unknown>,
  secret: string,
): Promise<ProviderEvent | undefined> {
  const signature = headers['stripe-signature'];
  if (!secret || typeof signature !== 'string') return undefined;
  const { webhooks } = await loadStripe();
  try {
    return toProviderEvent(webhooks.constructEvent(rawBody, signature, secret));
  } catch {
    // Not signed, signed too long ago, or not JSON.
    return undefined;
  }
}

/** Other events are stored like the rest and have no effect. */
function toProviderEvent(event: Stripe.Event): ProviderEvent {
  const { id } = event.data.object as { id?: string };
  const isSession = event.type.startsWith('checkout.session.');
  const isRefund = event.type.startsWith('refund.') || event.type === 'charge.refund.updated';
  return {
    id: event.id,
    kind: event.type,
    orderId: (isSession && id) || null,
    refundId: (isRefund && id) || null,
  };
}
