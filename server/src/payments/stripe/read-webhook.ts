import Stripe from 'stripe';
import type { ProviderEvent } from '../provider.ts';

/**
 * Reads a webhook of Stripe's; see `PaymentProvider.readWebhook`. Its signature covers the time as well: one that is
 * older than five minutes is refused, so that it cannot be sent again by somebody else.
 */
export function readStripeWebhook(
  rawBody: Buffer,
  headers: Record<string, unknown>,
  secret: string,
): ProviderEvent | undefined {
  const signature = headers['stripe-signature'];
  if (!secret || typeof signature !== 'string') return undefined;
  try {
    return toProviderEvent(Stripe.webhooks.constructEvent(rawBody, signature, secret));
  } catch {
    // Not signed, signed too long ago, or not JSON.
    return undefined;
  }
}

/** Events about anything else are written down like the others and come to nothing. */
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
