import type Stripe from 'stripe';
import type { ProviderDispute, ProviderOrder, ProviderPayment, ProviderRefund } from '../provider.ts';

export function toOrder(session: Stripe.Checkout.Session): ProviderOrder {
  return {
    id: session.id,
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    receipt: session.client_reference_id ?? '',
    status: session.payment_status === 'paid' ? 'paid' : 'created',
  };
}

/**
 * Only `payment_status` tells whether the money arrived, because a bank debit can take days.
 * @param session with `payment_intent.latest_charge` expanded
 */
export function toPayments(session: Stripe.Checkout.Session): ProviderPayment[] {
  const { payment_intent: intent } = session;
  if (session.status !== 'complete' || !intent || typeof intent !== 'object') return [];
  const { amount, currency } = toOrder(session);
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return [
    {
      id: intent.id,
      orderId: session.id,
      amount,
      currency,
      status: paymentStatus(session, intent, charge),
      method: charge?.payment_method_details?.type ?? 'card',
      refunded: charge?.amount_refunded ?? 0,
      payerEmail: session.customer_details?.email ?? undefined,
    },
  ];
}

function paymentStatus(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge | null,
): ProviderPayment['status'] {
  if (session.payment_status === 'paid') return charge?.refunded ? 'refunded' : 'captured';
  if (intent.status === 'processing') return 'authorized';
  return FAILED.has(intent.status) ? 'failed' : 'created';
}

/** An intent whose payment failed asks for another payment method, which a completed session cannot take. */
const FAILED: ReadonlySet<Stripe.PaymentIntent.Status> = new Set(['canceled', 'requires_payment_method']);

const refundStatus: Record<string, ProviderRefund['status']> = {
  succeeded: 'processed',
  failed: 'failed',
  canceled: 'failed',
};

export function toRefund(refund: Stripe.Refund): ProviderRefund {
  const { payment_intent: intent } = refund;
  return {
    id: refund.id,
    paymentId: (typeof intent === 'string' ? intent : intent?.id) ?? '',
    amount: refund.amount,
    status: refundStatus[refund.status ?? ''] ?? 'pending',
    key: refund.metadata?.refund ?? null,
  };
}

const disputeStatus: Record<string, ProviderDispute['status']> = {
  needs_response: 'open',
  warning_needs_response: 'open',
  appeal_needs_response: 'open',
  under_review: 'under_review',
  warning_under_review: 'under_review',
  appeal_under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  prevented: 'closed',
  warning_closed: 'closed',
};

/** Its balance transactions say what was taken, and given back when it was won; a mere inquiry takes nothing. */
export function toDispute(dispute: Stripe.Dispute): ProviderDispute {
  const { payment_intent: intent, evidence_details: evidence } = dispute;
  const taken = -dispute.balance_transactions.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: dispute.id,
    paymentId: (typeof intent === 'string' ? intent : intent?.id) ?? '',
    amount: dispute.amount,
    deducted: Math.max(0, taken),
    status: disputeStatus[dispute.status] ?? 'open',
    reason: dispute.reason,
    respondBy: evidence.due_by ? new Date(evidence.due_by * 1_000) : null,
    openedAt: new Date(dispute.created * 1_000),
  };
}
