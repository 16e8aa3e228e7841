import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { STORE_CREDIT } from '@gulmohar/contract/sales/credit-share.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import type { Providers } from '../../payments/providers.ts';
import type { StaffActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { lockOpenRefund, type OpenRefund, queryProvider, subjectOf } from './open-refund.ts';

type Made = {
  refundId: string;
  /** The bank's reference number. */
  reference?: string | undefined;
  reason?: string | undefined;
};

/**
 * In the provider's dashboard or, with the bank's reference, by UPI or bank transfer. A refund of the same
 * amount that the provider lists without our request is taken for this one.
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE, also for what store credit had paid; INVALID_INPUT without a reference that is required, or
 * without a reason when the provider was to make it
 * @throws ProviderError when the provider cannot be asked
 */
export async function markRefunded(
  db: Database,
  providers: Providers,
  staff: StaffActor,
  { refundId, reference = '', reason = '' }: Made,
): Promise<void> {
  await queryProvider(db, providers, refundId);
  await db.transaction().execute(async (trx) => {
    const refund = await lockOpenRefund(trx, refundId);
    if (refund.provider === STORE_CREDIT) throw notPaidOut();
    if (refund.status !== 'manual' && !reason) throw wrongField('reason', 'Please enter a reason');
    const madeAs = await takeOver(trx, refund);
    if (!madeAs && !reference && refund.status === 'manual' && refund.provider === CASH_ON_DELIVERY)
      throw wrongField('reference', 'Please enter the reference number (UTR) of your UPI or bank payment');
    if (!madeAs && !reference && refund.status !== 'manual') throw notAtProvider(refund);
    await trx
      .updateTable('refund')
      .set({ status: 'processed', settled_at: new Date(), refusal: null })
      .set({ provider_refund_id: madeAs, bank_reference: reference || null })
      .where('id', '=', refundId)
      .execute();
    // The buyer was told that it would come from the provider, that it would follow, or that it was delayed.
    if (refund.status !== 'manual' || refund.will_follow)
      await enqueue(trx, 'send-refund-settled', { refundId, isDone: true });
    await recordChange(trx, staff, {
      action: 'order.refund-made',
      subject: subjectOf(refund),
      before: { status: refund.status },
      after: {
        status: 'processed',
        amount: refund.amount,
        ...(reference && { reference }),
        ...(madeAs && { madeAs }),
        ...(reason && { reason }),
      },
    });
  });
}

/** So that the money counts once. @returns the provider's id of it; null when the provider lists none */
async function takeOver(trx: Transaction, { payment_id, amount }: OpenRefund): Promise<string | null> {
  const dashboardRefund = await trx
    .selectFrom('refund')
    .where('payment_id', '=', payment_id)
    .where('origin', '=', 'provider')
    .where('status', '=', 'processed')
    .where('amount', '=', amount)
    .where('provider_refund_id', 'is not', null)
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .select(['id', 'provider_refund_id'])
    .executeTakeFirst();
  if (!dashboardRefund) return null;
  await trx.deleteFrom('refund').where('id', '=', dashboardRefund.id).execute();
  return dashboardRefund.provider_refund_id;
}

/** The job that gives it back is retried until it did. */
function notPaidOut(): ShopError {
  return new ShopError('STEP_NOT_POSSIBLE', 'Store credit is not paid out: this goes back to the account.');
}

function notAtProvider({ amount }: OpenRefund): Error {
  return wrongField(
    'reference',
    `The provider lists no other refund of ${formatRupees(amount)}. Please enter the reference number (UTR) of your UPI or bank payment`,
  );
}
