import type { PaymentDecision } from '@gulmohar/contract/admin/payment-review.ts';
import { sql } from 'kysely';
import { assertNotBlocked } from '../../accounts/block/blocked-contacts.ts';
import { requestRefund } from '../../payments/request-refund.ts';
import type { StaffActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { type CheckoutRow, isPriced, lockCheckout } from '../checkout/checkout-row.ts';
import { releaseCheckout } from '../checkout/end-checkout.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { takeWhatWasPromised } from './fulfil.ts';

/**
 * @throws ShopError STEP_NOT_POSSIBLE once it is decided, or when it can no longer become the order;
 * FORBIDDEN for blocked buyers
 */
export async function decidePayment(
  db: Database,
  staff: StaffActor,
  { paymentId, outcome }: { paymentId: string; outcome: PaymentDecision },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { checkout, payment } = await lockReviewed(trx, paymentId);
    const orderId = outcome === 'order' ? await order(trx, staff, checkout, payment) : undefined;
    if (outcome === 'refund') await refund(trx, checkout, payment);
    await trx
      .updateTable('payment_review')
      .set({ outcome, staff_name: staff.name, decided_at: new Date() })
      .where('payment_id', '=', paymentId)
      .execute();
    const after = { outcome, amount: payment.amount, ...(orderId && { order: orderId }) };
    await recordChange(trx, staff, { action: 'payment.decide', subject: paymentId, before: null, after });
  });
}

type Reviewed = { id: string; amount: number; method: string; refunded: number };

/** Locks the checkout first, as every payment does. */
async function lockReviewed(
  trx: Transaction,
  paymentId: string,
): Promise<{ checkout: CheckoutRow; payment: Reviewed }> {
  const found = await trx
    .selectFrom('payment')
    .where('id', '=', paymentId)
    .select('checkout_id')
    .executeTakeFirstOrThrow(() => new ShopError('NOT_FOUND', 'Payment not found'));
  const checkout = await lockCheckout(trx, found.checkout_id);
  const payment = await trx
    .selectFrom('payment_review')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .where('payment_id', '=', paymentId)
    .where('outcome', 'is', null)
    .forUpdate()
    .select(['payment.id', 'payment.amount', 'payment.method'])
    .select(
      sql<number>`(select coalesce(sum(amount), 0)::bigint from refund
                   where payment_id = payment.id and status <> 'failed')`.as('refunded'),
    )
    .executeTakeFirstOrThrow(() => new ShopError('STEP_NOT_POSSIBLE', 'This payment is decided already.'));
  return { checkout, payment };
}

async function order(
  trx: Transaction,
  staff: StaffActor,
  checkout: CheckoutRow,
  { id, method, refunded }: Reviewed,
): Promise<string> {
  if (refunded > 0) throw new ShopError('STEP_NOT_POSSIBLE', 'This payment was refunded in the meantime.');
  if (!isPriced(checkout)) throw new Error(`Checkout ${checkout.id} has no lines`);
  const { email, phone } = checkout.snapshot.buyer;
  await assertNotBlocked(trx, [email, phone]);
  const rejection = await takeWhatWasPromised(trx, { checkout, isHeld: false });
  if (rejection) throw new ShopError('STEP_NOT_POSSIBLE', `It cannot become the order: ${rejection}.`);
  const orderId = await placeOrder(trx, checkout, { method, placedBy: staff });
  await trx.updateTable('payment').set({ order_id: orderId }).where('id', '=', id).execute();
  return orderId;
}

/** Refunds what was not refunded in the provider's dashboard, and tells the buyer. */
async function refund(trx: Transaction, checkout: CheckoutRow, payment: Reviewed): Promise<void> {
  const amount = payment.amount - payment.refunded;
  if (amount > 0) {
    const refundId = await requestRefund(trx, { paymentId: payment.id, amount, reason: 'not ordered' });
    await enqueue(trx, 'send-money-back', { paymentId: payment.id, refundId });
  }
  await releaseCheckout(trx, checkout.id, 'refunded');
}
