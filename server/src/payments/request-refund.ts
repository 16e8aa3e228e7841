import type { Paise } from '@gulmohar/contract/values/money.ts';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../platform/database/connection.ts';
import { enqueue } from '../platform/queue/enqueue.ts';

export type RefundOrigin =
  | { requestId: string; staffName: string }
  /** The shopper chooses whether the money becomes store credit. */
  | { returnId: string; toCredit: boolean };

type NewRefund = { paymentId: string; amount: Paise; reason: string; origin?: RefundOrigin | undefined };

/** A job requests it from the provider once this transaction is committed. */
export async function requestRefund(
  trx: Transaction,
  { paymentId, amount, reason, origin }: NewRefund,
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
      ...(origin && 'requestId' in origin && { request_id: origin.requestId, staff_name: origin.staffName }),
      ...(origin && 'returnId' in origin && { return_id: origin.returnId, to_credit: origin.toCredit }),
    })
    .execute();
  await enqueue(trx, 'refund-payment', { refundId });
  return refundId;
}
