import type { OrderEvent } from '@gulmohar/contract/admin/order.ts';
import type { ShownPayoutState } from '@gulmohar/contract/admin/payout.ts';
import { refundHint } from '@gulmohar/contract/admin/stuck-refund.ts';
import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { STORE_CREDIT } from '@gulmohar/contract/sales/credit-share.ts';
import { paymentMethodLabel } from '@gulmohar/contract/sales/payment-method.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { findPayoutsOf } from '../../fulfilment/refund/read-payouts.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { DisputeStatus, RefundStatus } from '../../platform/database/tables.ts';

export async function readMoneyEvents(db: Database, orderId: string): Promise<OrderEvent[]> {
  const parts = [readPayments, readFailedPayments, readRefunds, readDisputes, readPayouts, readRemittances];
  return (await Promise.all(parts.map((read) => read(db, orderId)))).flat();
}

async function readPayments(db: Database, orderId: string): Promise<OrderEvent[]> {
  const payments = await db
    .selectFrom('payment')
    .where('order_id', '=', orderId)
    .select(['amount', 'method', 'provider', 'provider_payment_id', 'captured_at'])
    .execute();
  return payments.map(({ amount, method, provider, provider_payment_id, captured_at }) => ({
    at: captured_at.toISOString(),
    kind: 'payment',
    title: `Payment of ${formatRupees(amount)} received`,
    text:
      provider === CASH_ON_DELIVERY || provider === STORE_CREDIT
        ? `By ${paymentMethodLabel(provider).toLowerCase()}`
        : `${paymentMethodLabel(method)}, ${provider} ${provider_payment_id}`,
    by: '',
  }));
}

async function readFailedPayments(db: Database, orderId: string): Promise<OrderEvent[]> {
  const failed = await db
    .selectFrom('orders')
    .innerJoin('checkout', 'checkout.id', 'orders.checkout_id')
    .innerJoin('webhook_event', 'webhook_event.provider_order_id', 'checkout.provider_order_id')
    .where('orders.id', '=', orderId)
    .where('kind', 'like', '%failed%')
    .whereRef('webhook_event.provider', '=', 'checkout.provider')
    .select('received_at')
    .execute();
  return failed.map(({ received_at }) => ({
    at: received_at.toISOString(),
    kind: 'payment',
    title: 'A payment failed',
    text: '',
    by: '',
    isProblem: true,
  }));
}

const refundLabels: Record<RefundStatus, string> = {
  pending: 'on its way',
  processed: 'made',
  failed: 'refused by the provider',
  manual: 'to be paid',
};

/** A refund of cash is to be paid by hand until it is paid. */
function refundStateLabel(status: RefundStatus, provider: string): string {
  return refundLabels[status === 'pending' && provider === CASH_ON_DELIVERY ? 'manual' : status];
}

async function readRefunds(db: Database, orderId: string): Promise<OrderEvent[]> {
  const refunds = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('payment.order_id', '=', orderId)
    .select(['refund.amount', 'refund.reason', 'refund.status', 'refund.created_at', 'refund.staff_name'])
    .select([
      'refund.bank_reference',
      'refund.refusal',
      'given_up_at',
      'provider_refund_id',
      'provider',
      'to_credit',
    ])
    .execute();
  return refunds.map(({ amount, status, created_at, staff_name, given_up_at, refusal, ...refund }) => ({
    at: created_at.toISOString(),
    kind: 'refund',
    title: `Refund of ${formatRupees(amount)}: ${given_up_at ? 'given up' : refusal ? refundLabels.failed : refundStateLabel(status, refund.provider)}`,
    text: [
      refund.reason,
      (refund.to_credit || refund.provider === STORE_CREDIT) && 'As store credit',
      refund.provider_refund_id && `${refund.provider} ${refund.provider_refund_id}`,
      refund.bank_reference && `UTR ${refund.bank_reference}`,
      refusal,
      refusal && !given_up_at && refundHint(refusal),
    ]
      .filter(Boolean)
      .join('\n'),
    by: staff_name ?? '',
    isProblem: !given_up_at && (status === 'failed' || status === 'manual' || refusal !== null),
  }));
}

const disputeLabels: Record<DisputeStatus, string> = {
  open: 'to be answered in the provider’s dashboard',
  under_review: 'under review',
  won: 'won',
  lost: 'lost',
  closed: 'closed',
};

async function readDisputes(db: Database, orderId: string): Promise<OrderEvent[]> {
  const disputes = await db
    .selectFrom('dispute')
    .innerJoin('payment', 'payment.id', 'dispute.payment_id')
    .where('payment.order_id', '=', orderId)
    .select(['dispute.amount', 'dispute.status', 'reason', 'opened_at', 'provider', 'provider_dispute_id'])
    .execute();
  return disputes.map(({ amount, status, reason, opened_at, provider, provider_dispute_id }) => ({
    at: opened_at.toISOString(),
    kind: 'payment',
    title: `The buyer disputes ${formatRupees(amount)} at the bank: ${disputeLabels[status]}`,
    text: `${reason.replaceAll('_', ' ')}\n${provider} ${provider_dispute_id}`,
    by: '',
    isProblem: status === 'open' || status === 'lost',
  }));
}

/** Wording for staff; the shopper's page has its own. */
const payoutLabels: Record<ShownPayoutState, string> = {
  approval: 'waiting for a second person’s approval',
  asked: 'being requested',
  pending: 'waiting for approval at RazorpayX',
  queued: 'waiting for funds in the account',
  scheduled: 'scheduled',
  processing: 'on its way',
  processed: 'paid',
  reversed: 'sent back by the bank',
  cancelled: 'cancelled at RazorpayX',
  rejected: 'rejected at RazorpayX',
  failed: 'failed',
  withdrawn: 'withdrawn',
};
const failedStates: readonly ShownPayoutState[] = ['reversed', 'cancelled', 'rejected', 'failed'];

async function readPayouts(db: Database, orderId: string): Promise<OrderEvent[]> {
  const payouts = await findPayoutsOf(db, orderId);
  return payouts.map(({ at, attempt, amount, state, payee, problem, reference, askedBy, approvedBy }) => ({
    at,
    kind: 'refund',
    title: `Payout of ${formatRupees(amount)}, attempt ${attempt}: ${payoutLabels[state]}`,
    text: [`To ${payee}`, problem, reference && `UTR ${reference}`, approvedBy && `Approved by ${approvedBy}`]
      .filter(Boolean)
      .join('\n'),
    by: askedBy,
    isProblem: failedStates.includes(state),
  }));
}

async function readRemittances(db: Database, orderId: string): Promise<OrderEvent[]> {
  const lines = await db
    .selectFrom('remittance_line')
    .innerJoin('remittance', 'remittance.id', 'remittance_id')
    .innerJoin('parcel', 'parcel.id', 'parcel_id')
    .where('parcel.order_id', '=', orderId)
    .select(['remittance_line.amount', 'reference', 'staff_name', 'imported_at'])
    .execute();
  return lines.map(({ amount, reference, staff_name, imported_at }) => ({
    at: imported_at.toISOString(),
    kind: 'payment',
    title: `The courier remitted ${formatRupees(amount)} in cash`,
    text: `UTR ${reference}`,
    by: staff_name,
  }));
}
