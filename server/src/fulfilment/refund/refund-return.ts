import type { ReturnConditions } from '@gulmohar/contract/admin/return.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { Selectable } from 'kysely';
import { type Actor, actorText } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { ReturnRequest, ReturnStatus } from '../../platform/database/tables.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { lockOrder } from '../order/order.store.ts';
import { issueCreditNote } from '../tax/issue-credit-note.ts';
import type { Seller } from '../tax/tax-document.ts';
import { refundOrder } from './refund-order.ts';
import { returnsDue } from './returns-due.ts';

type Step = {
  to: ReturnStatus;
  actor: Actor;
  note?: string | undefined;
  refundIds?: string[];
  /** The amount to be refunded for the item now that it is back, in paise. */
  due?: Paise | undefined;
  conditions?: ReturnConditions | undefined;
};

/** Its order must be locked. @param request the return before the step; its status is null when it is new */
export async function recordReturnStep(
  trx: Transaction,
  request: { id: string; status: ReturnStatus | null },
  { to, actor, note, refundIds = [], due, conditions }: Step,
): Promise<void> {
  const { id: returnId } = request;
  await trx.updateTable('return_request').set({ status: to }).where('id', '=', returnId).execute();
  await trx
    .insertInto('return_event')
    .values({ return_id: returnId, status: to, actor: actorText(actor), note: note ?? null })
    .execute();
  await enqueue(trx, 'send-return-step', { returnId, status: to, refundIds, due });
  if (typeof actor !== 'object') return;
  await recordChange(trx, actor, {
    action: request.status ? 'return.move' : 'return.start',
    subject: returnId,
    before: request.status && { status: request.status },
    after: { status: to, ...(note && { note }), ...conditions },
  });
}

/**
 * For an exchanged item, refund and credit note belong to the older order that was paid; orders are locked
 * from the younger to the older one.
 */
export async function refundReturn(
  trx: Transaction,
  request: Selectable<ReturnRequest>,
  { actor, seller }: { actor: Actor; seller: Seller },
): Promise<void> {
  const { order_id: paidOrderId } = await trx
    .selectFrom('order_line')
    .where('id', '=', request.paid_line_id)
    .select('order_id')
    .executeTakeFirstOrThrow();
  await lockOrder(trx, paidOrderId);
  const due = (await returnsDue(trx, [request])).get(request.id) ?? 0;
  const promised = await refundOrder(trx, paidOrderId, 'item returned', due, {
    returnId: request.id,
    toCredit: request.to_credit,
  });
  // Less than due if some of the order's money was refunded before; the buyer sees what is really refunded.
  await trx
    .updateTable('return_request')
    .set({ refund_amount: promised.amount })
    .where('id', '=', request.id)
    .execute();
  await issueCreditNote(trx, request, seller, new Date());
  await recordReturnStep(trx, request, { to: 'Refunded', actor, refundIds: promised.refundIds });
}

/** The other size will not be delivered. The exchange order's row must be locked. */
export async function refundInstead(
  trx: Transaction,
  exchanged: Selectable<ReturnRequest>,
  { actor, seller }: { actor: Actor; seller: Seller },
): Promise<void> {
  await lockOrder(trx, exchanged.order_id);
  await refundReturn(trx, exchanged, { actor, seller });
}
