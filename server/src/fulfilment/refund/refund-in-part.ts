import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import type { StaffActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { lockRequest } from '../../platform/database/lock-request.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { lockOrder } from '../order/order.store.ts';
import { assertUnchanged } from '../order/order-version.ts';
import { usedElsewhere } from '../order/used-elsewhere.ts';
import { refundableOf, refundOrder } from './refund-order.ts';

type Input = {
  orderId: string;
  /** The browser's id of this request; repeating it refunds nothing more. */
  requestId: string;
  amount: Paise;
  reason: string;
  /** The version of the order that this was decided on. */
  version?: number | undefined;
};

/**
 * There is no credit note: see docs/decisions/refunds.md.
 * @throws ShopError NOT_FOUND; INVALID_INPUT for more than is left of the order's payments
 */
export async function refundInPart(
  db: Database,
  staff: StaffActor,
  { orderId, requestId, amount, reason, version }: Input,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockRequest(trx, requestId);
    if (!(await lockOrder(trx, orderId))) throw new ShopError('NOT_FOUND', 'Order not found');
    if (await isPromised(trx, orderId, requestId)) return;
    await assertUnchanged(trx, orderId, version);
    const left = await refundableOf(trx, orderId);
    if (amount > left) throw tooMuch(left);
    await refundOrder(trx, orderId, reason, amount, { requestId, staffName: staff.name });
    await recordChange(trx, staff, {
      action: 'order.refund',
      subject: orderId,
      before: { refundable: left },
      after: { refundable: left - amount, reason },
    });
    await enqueue(trx, 'send-goodwill-refund', { requestId });
  });
}

/** @throws ShopError STEP_NOT_POSSIBLE when this request was made for another order */
async function isPromised(trx: Transaction, orderId: string, requestId: string): Promise<boolean> {
  const earlier = await trx
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('request_id', '=', requestId)
    .select('order_id')
    .limit(1)
    .executeTakeFirst();
  if (earlier && earlier.order_id !== orderId) throw usedElsewhere();
  return earlier !== undefined;
}

function tooMuch(left: Paise): ShopError {
  return wrongField(
    'amount',
    left > 0 ? `At most ${formatRupees(left)} can be refunded` : 'Everything has been refunded already',
  );
}
