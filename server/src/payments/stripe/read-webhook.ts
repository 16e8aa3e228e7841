import type Stripe from 'stripe';
import { unexpectedShape } from '../../platform/http/webhook-shape.ts';
import type { ProviderEvent } from '../provider.ts';
import { loadStripe } from './load-stripe.ts';

/** A webhook older than five minutes is refused so that it cannot be replayed. */
export async function readStripeWebhook(
  rawBody: Buffer,
  headers: Record<string, unknown>,
  secret: string,
): Promise<ProviderEvent | undefined> {
  const signature = headers['stripe-signature'];
  if (!secret || typeof signature !== 'string') return undefined;
  const { webhooks, errors } = await loadStripe();
  try {
    return toProviderEvent(webhooks.constructEvent(rawBody, signature, secret));
  } catch (error) {
    // Unsigned, or signed too long ago.
    if (error instanceof errors.StripeSignatureVerificationError) return undefined;
    throw unexpectedShape();
  }
}

/** Other kinds of events are stored as well but have no effect. */
function toProviderEvent(event: Stripe.Event): ProviderEvent {
  const { id } = event.data.object as { id?: string };
  const isSession = event.type.startsWith('checkout.session.');
  const isDispute = event.type.startsWith('charge.dispute.');
  const isRefund = event.type.startsWith('refund.') || event.type === 'charge.refund.updated';
  return {
    id: event.id,
    kind: event.type,
    orderId: (isSession && id) || null,
    refundId: (isRefund && id) || null,
    disputeId: (isDispute && id) || null,
  };
}
