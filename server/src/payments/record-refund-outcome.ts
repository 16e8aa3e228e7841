import type { Transaction } from '../platform/database/connection.ts';
import { enqueue } from '../platform/queue/enqueue.ts';
import type { ProviderRefund } from './provider.ts';

type Outcome = { id: string; provider_refund_id: string; status: ProviderRefund['status'] };

/**
 * Records the state of a refund at the provider. The buyer is notified when one that was pending is paid out, or fails:
 * what the provider pays out at once was announced by the mail that promised it.
 * @param isFirst the provider has just accepted it
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
