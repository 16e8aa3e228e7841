import type { Paise } from '@gulmohar/contract/values/money.ts';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../platform/database/connection.ts';
import { enqueue } from '../platform/queue/enqueue.ts';

/** The member of staff who makes the refund, and the browser's request id. */
export type RefundOrigin = { requestId: string; staffName: string };

type NewRefund = { paymentId: string; amount: Paise; reason: string } & Partial<RefundOrigin>;

/**
 * Promises a refund. A job requests it from the provider once this transaction is committed. @returns the
 * refund's id
 */
export async function requestRefund(
  trx: Transaction,
  { paymentId, amount, reason, requestId, staffName }: NewRefund,
): Promise<string> {
  const refundId = uuid();
  await trx
    .insertInto('refund')
    .values({
      id: refundId,
      payment_id: paymentId,
      amount,
      reason,
      provider_refund_id: null,
      settled_at: null,
      request_id: requestId ?? null,
      staff_name: staffName ?? null,
    })
    .execute();
  await enqueue(trx, 'refund-payment', { refundId });
  return refundId;
}
