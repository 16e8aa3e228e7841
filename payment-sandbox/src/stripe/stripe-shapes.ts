import type { BookedSession, PaymentRow, RefundRow } from './stripe-ledger.ts';

/**
 * Stripe's responses, limited to what the shop reads. Times are in seconds, amounts in the smallest currency
 * unit.
 */
export function sessionShape(session: BookedSession, payUrl: string) {
  const { id, amount, currency, client_reference_id, metadata, status, payment, expires_at } = session;
  return {
    id,
    object: 'checkout.session',
    amount_total: amount,
    currency,
    client_reference_id,
    metadata,
    status,
    payment_status: payment?.status === 'succeeded' ? 'paid' : 'unpaid',
    payment_intent: payment ? intentShape(payment) : null,
    expires_at: seconds(expires_at),
    url: status === 'open' ? `${payUrl}/${id}` : null,
  };
}

export function intentShape({ id, amount, currency, status, method, refunded, created_at }: PaymentRow) {
  const isPaid = status === 'succeeded';
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_received: isPaid ? amount : 0,
    currency,
    status,
    created: seconds(created_at),
    latest_charge: {
      id: id.replace(/^pi_/, 'ch_'),
      object: 'charge',
      amount_refunded: refunded,
      refunded: refunded === amount,
      payment_method_details: { type: method },
    },
  };
}

export function refundShape({ id, payment_id, amount, metadata }: RefundRow) {
  return { id, object: 'refund', payment_intent: payment_id, amount, metadata, status: 'succeeded' };
}

function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
