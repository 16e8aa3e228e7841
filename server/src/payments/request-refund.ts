import type { Paise } from '@gulmohar/contract/money.ts';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../database/connection.ts';
import { enqueue } from '../jobs/enqueue.ts';

/** Promises money back; a job asks the provider for it once this transaction stands. */
export async function requestRefund(
  trx: Transaction,
  paymentId: string,
  amount: Paise,
  reason: string,
): Promise<void> {
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
    })
    .execute();
  await enqueue(trx, 'refund-payment', { refundId });
}
