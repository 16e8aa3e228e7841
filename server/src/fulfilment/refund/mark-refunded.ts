import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { StaffActor } from '../order/actor.ts';

/**
 * An admin made a refund at the dashboard of a provider that has no call for refunds.
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE for a refund that the provider makes itself
 */
export async function markRefunded(db: Database, staff: StaffActor, refundId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const refund = await trx
      .selectFrom('refund')
      .innerJoin('payment', 'payment.id', 'refund.payment_id')
      .where('refund.id', '=', refundId)
      .select(['refund.status', 'refund.amount', 'payment.order_id', 'payment.provider_payment_id'])
      .forUpdate('refund')
      .executeTakeFirst();
    if (!refund) throw new ShopError('NOT_FOUND', 'Refund not found');
    if (refund.status !== 'manual')
      throw new ShopError('STEP_NOT_POSSIBLE', 'This refund does not wait for anybody');
    await trx
      .updateTable('refund')
      .set({ status: 'processed', settled_at: new Date() })
      .where('id', '=', refundId)
      .execute();
    await recordChange(trx, staff, {
      action: 'order.refund-made',
      subject: refund.order_id ?? refund.provider_payment_id,
      before: { status: refund.status },
      after: { status: 'processed', amount: refund.amount },
    });
  });
}
