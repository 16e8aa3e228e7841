import type { PaymentReview } from '@gulmohar/contract/admin/payment-review.ts';
import type { StuckRefund } from '@gulmohar/contract/admin/stuck-refund.ts';
import { sql } from 'kysely';
import { shortId } from '../../fulfilment/order/short-id.ts';
import { findLastPayouts, isBeingPaidOut } from '../../fulfilment/refund/read-payouts.ts';
import { isStuck } from '../../payments/stuck-refunds.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { CheckoutJson } from '../../sales/checkout/checkout-row.ts';
import { findUnmatched } from '../../sales/settlement/unmatched-payments.ts';

const MAX_SHOWN = 20;

/**
 * Returns shoppers whose payment failed in the last week according to the providers, and who have not bought
 * since.
 */
export async function findFailedPayments(db: Database) {
  const { rows } = await sql<{ id: string; at: Date; name: string; phone: string; amount: number }>`
    select checkout.id, max(received_at) as at, snapshot -> 'buyer' ->> 'name' as name,
           snapshot -> 'buyer' ->> 'phone' as phone, checkout.amount
    from webhook_event join checkout using (provider_order_id)
    where kind like '%failed%' and received_at > now() - interval '7 days'
      and checkout.status not in ('completed', 'refunded') and snapshot is not null
      and not exists (select from checkout as later where later.buyer_key = checkout.buyer_key
                        and later.status = 'completed' and later.created_at > checkout.created_at)
    group by checkout.id order by at desc limit ${MAX_SHOWN}`.execute(db);
  return rows.map(({ id, at, name, phone, amount }) => ({
    checkoutId: id,
    at: at.toISOString(),
    buyerName: name,
    phone,
    amount,
  }));
}

export async function findStuckRefunds(db: Database): Promise<StuckRefund[]> {
  const rows = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where(({ or }) => or([isStuck(), isBeingPaidOut()]))
    .orderBy('refund.created_at', 'desc')
    .limit(MAX_SHOWN)
    .select(['refund.id', 'refund.created_at', 'refund.amount', 'refund.status', 'payment.order_id'])
    .select(['payment.provider', 'payment.provider_payment_id', 'refund.origin', 'refund.refusal'])
    .select(['refund.provider_refund_id', sql<boolean>`${isBeingPaidOut()}`.as('isBeingPaidOut')])
    .execute();
  const payouts = await findLastPayouts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, created_at, amount, status, order_id, provider, origin, ...row }) => ({
    refundId: id,
    at: created_at.toISOString(),
    orderId: order_id,
    shortId: order_id ? shortId(order_id) : '',
    amount,
    status: status === 'processed' ? ('pending' as const) : status,
    origin,
    provider,
    paymentId: row.provider_payment_id,
    refusal: row.refusal ?? '',
    canBeSettled: !row.isBeingPaidOut && (status !== 'pending' || row.provider_refund_id === null),
    payout: payouts.get(id) ?? null,
  }));
}

export async function listUnmatched(db: Database) {
  const found = await findUnmatched(db);
  return found.map(({ provider, paymentId, amount, capturedAt, hasCheckout }) => ({
    provider,
    paymentId,
    amount,
    at: capturedAt.toISOString(),
    hasCheckout,
  }));
}

export async function findDisputes(db: Database) {
  const rows = await db
    .selectFrom('dispute')
    .innerJoin('payment', 'payment.id', 'dispute.payment_id')
    .leftJoin('gift_card', 'gift_card.payment_id', 'payment.id')
    .where(sql<boolean>`(dispute.status in ('open', 'under_review')
      or dispute.status = 'lost' and opened_at > now() - interval '30 days')`)
    .orderBy(sql`dispute.status <> 'open'`)
    .orderBy('respond_by')
    .limit(MAX_SHOWN)
    .select(['provider_dispute_id', 'provider', 'order_id', 'dispute.amount', 'dispute.reason', 'respond_by'])
    .select(['dispute.status', 'gift_card.recipient_name'])
    .execute();
  return rows.map(({ provider_dispute_id, provider, order_id, amount, status, reason, ...row }) => ({
    disputeId: provider_dispute_id,
    provider,
    orderId: order_id,
    amount,
    reason,
    shortId: order_id ? shortId(order_id) : '',
    status: status === 'open' || status === 'lost' ? status : ('under_review' as const),
    respondBy: row.respond_by?.toISOString() ?? null,
    giftCardFor: row.recipient_name,
  }));
}

/** Returns the payments about which the staff must decide, oldest first. */
export async function findPaymentReviews(db: Database): Promise<PaymentReview[]> {
  const rows = await db
    .selectFrom('payment_review')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .innerJoin('checkout', 'checkout.id', 'payment.checkout_id')
    .where('outcome', 'is', null)
    .orderBy('opened_at')
    .limit(MAX_SHOWN)
    .select([
      'payment_id',
      'opened_at',
      'reason',
      'payment.provider',
      'provider_payment_id',
      'payment.amount',
    ])
    .select('checkout.snapshot')
    .$narrowType<CheckoutJson>()
    .execute();
  return rows.map(({ payment_id, opened_at, reason, provider, provider_payment_id, amount, snapshot }) => ({
    paymentId: payment_id,
    at: opened_at.toISOString(),
    provider,
    reference: provider_payment_id,
    amount,
    reason,
    buyerName: snapshot?.buyer.name ?? '',
    items:
      snapshot?.lines.map(({ name, size, quantity }) => `${quantity} × ${name}${size ? `, ${size}` : ''}`) ??
      [],
  }));
}
