import { v7 as uuid } from 'uuid';
import type { Database, Transaction } from '../platform/database/connection.ts';
import { enqueue } from '../platform/queue/enqueue.ts';
import type { ProviderRefund } from './provider.ts';

/** How far a refund has come. A bank can return money that was paid out, so a processed one can still fail. */
const ranks = { manual: 0, pending: 0, processed: 1, failed: 2 } as const;

/**
 * Reports of a refund may arrive in any order and any number of times. Ignores refunds of payments that are
 * not recorded here.
 */
export async function recordRefund(db: Database, provider: string, refund: ProviderRefund): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Locked, so that two reports of a refund from the dashboard do not record it twice.
    const payment = await trx
      .selectFrom('payment')
      .where('provider', '=', provider)
      .where('provider_payment_id', '=', refund.paymentId)
      .forNoKeyUpdate()
      .select(['id', 'order_id'])
      .executeTakeFirst();
    if (!payment) return;
    const recorded = await findRecorded(trx, payment.id, refund);
    if (recorded) await update(trx, recorded, refund);
    else if (refund.status !== 'failed') await insertFromDashboard(trx, payment, refund);
  });
}

type RecordedRefund = NonNullable<Awaited<ReturnType<typeof findRecorded>>>;

/** Finds it by the provider's id or, when the provider's answer to the request is not stored yet, by its key. */
async function findRecorded(trx: Transaction, paymentId: string, { id, key }: ProviderRefund) {
  return trx
    .selectFrom('refund')
    .where('payment_id', '=', paymentId)
    .where(({ eb, and, or }) =>
      or([
        eb('provider_refund_id', '=', id),
        and([
          eb('provider_refund_id', 'is', null),
          eb(eb.cast('id', 'text'), '=', key),
          // One that staff paid in another way is a second movement of money.
          eb('status', '!=', 'processed'),
        ]),
      ]),
    )
    .forUpdate()
    .select(['id', 'status', 'provider_refund_id', 'will_follow'])
    .executeTakeFirst();
}

/** One paid out at once was already announced, unless the mail said that it will follow. */
async function update(
  trx: Transaction,
  recorded: RecordedRefund,
  { id, status }: ProviderRefund,
): Promise<void> {
  const isFirst = recorded.provider_refund_id === null;
  if (!isFirst && ranks[status] <= ranks[recorded.status]) return;
  await trx
    .updateTable('refund')
    .set({ provider_refund_id: id, status, ...settledAs(status), refusal: null, given_up_at: null })
    .where('id', '=', recorded.id)
    .execute();
  if (status === 'pending' || (isFirst && status === 'processed' && !recorded.will_follow)) return;
  await enqueue(trx, 'send-refund-settled', { refundId: recorded.id, isDone: status === 'processed' });
}

async function insertFromDashboard(
  trx: Transaction,
  payment: { id: string; order_id: string | null },
  { id: providerRefundId, amount, status }: ProviderRefund,
): Promise<void> {
  const id = uuid();
  await trx
    .insertInto('refund')
    .values({
      id,
      payment_id: payment.id,
      amount,
      status,
      ...settledAs(status),
      origin: 'provider',
      provider_refund_id: providerRefundId,
      request_id: id,
      reason: 'Made in the provider’s dashboard',
    })
    .execute();
  if (payment.order_id) await enqueue(trx, 'send-goodwill-refund', { requestId: id });
}

function settledAs(status: ProviderRefund['status']) {
  return { settled_at: status === 'processed' ? new Date() : null };
}
