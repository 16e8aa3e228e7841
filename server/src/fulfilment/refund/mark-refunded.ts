import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import type { StaffActor } from '../../sales/checkout/actor.ts';

/**
 * Records a refund that was made by hand: in the dashboard of a provider without a refund API, or of cash by
 * UPI or bank transfer.
 * @param reference the bank's reference number, required for a refund of cash
 * @throws ShopError NOT_FOUND; INVALID_INPUT without that reference; STEP_NOT_POSSIBLE for a refund that the
 * provider makes itself
 */
export async function markRefunded(
  db: Database,
  staff: StaffActor,
  { refundId, reference = '' }: { refundId: string; reference?: string | undefined },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const refund = await trx
      .selectFrom('refund')
      .innerJoin('payment', 'payment.id', 'refund.payment_id')
      .where('refund.id', '=', refundId)
      .select(['refund.status', 'refund.amount', 'payment.order_id', 'payment.provider_payment_id'])
      .select('payment.provider')
      .forUpdate('refund')
      .executeTakeFirst();
    if (!refund) throw new ShopError('NOT_FOUND', 'Refund not found');
    if (refund.status !== 'manual')
      throw new ShopError('STEP_NOT_POSSIBLE', 'This refund is not waiting to be made by hand.');
    if (refund.provider === CASH_ON_DELIVERY && !reference) {
      throw wrongField('reference', 'Please enter the reference number (UTR) of your UPI or bank payment');
    }
    await trx
      .updateTable('refund')
      .set({ status: 'processed', settled_at: new Date(), bank_reference: reference || null })
      .where('id', '=', refundId)
      .execute();
    await recordChange(trx, staff, {
      action: 'order.refund-made',
      subject: refund.order_id ?? refund.provider_payment_id,
      before: { status: refund.status },
      after: { status: 'processed', amount: refund.amount, ...(reference && { reference }) },
    });
  });
}
