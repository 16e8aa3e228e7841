import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { Providers } from '../../payments/providers.ts';
import type { StaffActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { lockOpenRefund, type OpenRefund, queryProvider, subjectOf } from './open-refund.ts';

/**
 * Should the provider make it after all, it counts again.
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE, also when the payment has no order and must go back in full
 * @throws ProviderError when the provider cannot be asked
 */
export async function giveUpRefund(
  db: Database,
  providers: Providers,
  staff: StaffActor,
  { refundId, reason }: { refundId: string; reason: string },
): Promise<void> {
  await queryProvider(db, providers, refundId);
  await db.transaction().execute(async (trx) => {
    const refund = await lockOpenRefund(trx, refundId);
    if (!refund.order_id && (await sumOthers(trx, refund)) < refund.paid)
      throw new ShopError('STEP_NOT_POSSIBLE', 'This payment has no order, so it has to be refunded.');
    await trx
      .updateTable('refund')
      .set({ status: 'failed', given_up_at: new Date() })
      .where('id', '=', refundId)
      .execute();
    await recordChange(trx, staff, {
      action: 'order.refund-given-up',
      subject: subjectOf(refund),
      before: { status: refund.status },
      after: { status: 'given up', amount: refund.amount, reason },
    });
  });
}

/** Those made or promised. */
async function sumOthers(trx: Transaction, { id, payment_id }: OpenRefund): Promise<Paise> {
  const { sum } = await trx
    .selectFrom('refund')
    .where('payment_id', '=', payment_id)
    .where('id', '!=', id)
    .where('status', '!=', 'failed')
    .select(({ fn, val }) => fn.coalesce(fn.sum<number>('amount'), val(0)).as('sum'))
    .executeTakeFirstOrThrow();
  return Number(sum);
}
