import type { Transaction } from '../platform/database/connection.ts';
import { enqueue } from '../platform/queue/enqueue.ts';
import type { ProviderRefund } from './provider.ts';

type Outcome = { id: string; provider_refund_id: string; status: ProviderRefund['status'] };

/**
 * Records a refund's status at the provider. The buyer is notified when a pending refund is paid out or
 * fails; one paid out at once was already announced by the mail that promised it.
 * @param isFirst whether the provider has only just accepted it
 */
export async function recordRefundOutcome(
  trx: Transaction,
  { id, provider_refund_id, status }: Outcome,
  isFirst: boolean,
): Promise<void> {
  const changed = await trx
    .updateTable('refund')
    .set({ provider_refund_id, status, settled_at: status === 'processed' ? new Date() : null })
    .where('id', '=', id)
    .$if(!isFirst, (query) => query.where('status', '=', 'pending'))
    .returning('id')
    .executeTakeFirst();
  if (!changed || status === 'pending' || (isFirst && status === 'processed')) return;
  await enqueue(trx, 'send-refund-settled', { refundId: id, isDone: status === 'processed' });
}
