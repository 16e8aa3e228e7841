import type { Database, Transaction } from '../database/connection.ts';
import type { ReturnRow, ReturnStatus } from '../database/order-tables.ts';
import type { OrderRow, OrderStatus } from '../database/schema.ts';
import { ShopError } from '../http/shop-error.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { lockVariants, moveStock } from '../product/stock-ledger.ts';
import { issueCreditNote } from '../tax/issue-credit-note.ts';
import type { Seller } from '../tax/tax-document.ts';
import type { Actor } from './move-order.ts';
import { lockOrder } from './order.store.ts';
import { refundOrder } from './refund-order.ts';
import { nextReturnStatuses } from './return-steps.ts';

const DISPATCHED: readonly OrderStatus[] = ['Shipped', 'Out for delivery', 'Delivered'];

/**
 * Takes the return of an item one step further: its pieces go back into stock when they are received, its money when it
 * is refunded (with a credit note), at most what was paid for them after discounts. The buyer gets a mail about every step.
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE when the return is not where the step can be taken
 */
export async function moveReturn(
  db: Database,
  returnId: string,
  to: ReturnStatus,
  { actor, seller }: { actor: Actor; seller: Seller },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { request, order } = await lockReturn(trx, returnId);
    assertPossible(request.status, to, order.status);
    await trx.updateTable('return_request').set({ status: to }).where('id', '=', returnId).execute();
    await trx.insertInto('return_event').values({ return_id: returnId, status: to, actor }).execute();
    if (to === 'Returned') await putBack(trx, order, request);
    if (to === 'Refunded') {
      await refundOrder(trx, order.id, 'item returned', request.refund_amount);
      await issueCreditNote(trx, request, seller, new Date());
    }
    await enqueue(trx, 'send-return-step', { returnId, status: to });
  });
}

/** The order's row first, as whoever asks for a return or cancels does. */
async function lockReturn(
  trx: Transaction,
  returnId: string,
): Promise<{ request: ReturnRow; order: OrderRow }> {
  const known = await trx
    .selectFrom('return_request')
    .where('id', '=', returnId)
    .select('order_id')
    .executeTakeFirst();
  const order = known && (await lockOrder(trx, known.order_id));
  if (!order) throw new ShopError('NOT_FOUND', 'Return not found');
  const request = await trx
    .selectFrom('return_request')
    .where('id', '=', returnId)
    .selectAll()
    .executeTakeFirstOrThrow();
  return { request, order };
}

function assertPossible(from: ReturnStatus, to: ReturnStatus, orderStatus: OrderStatus): void {
  const possible = nextReturnStatuses[from];
  if (!possible.includes(to)) {
    const rest = possible.length > 0 ? `; the next step is ${possible.join(' or ')}` : '';
    throw new ShopError('STEP_NOT_POSSIBLE', `A return that is ${from} cannot become ${to}${rest}.`);
  }
  if (orderStatus === 'Cancelled' && to !== 'Return Rejected') {
    throw new ShopError('STEP_NOT_POSSIBLE', 'The order was cancelled and is refunded as a whole.');
  }
  if (to === 'Returned' && !DISPATCHED.includes(orderStatus)) {
    throw new ShopError('STEP_NOT_POSSIBLE', `The order is ${orderStatus}: nothing of it can be back.`);
  }
}

async function putBack(trx: Transaction, order: OrderRow, request: ReturnRow): Promise<void> {
  const { variant_id, quantity } = await trx
    .selectFrom('order_line')
    .where('id', '=', request.line_id)
    .select(['variant_id', 'quantity'])
    .executeTakeFirstOrThrow();
  await lockVariants(trx, [variant_id]);
  await moveStock(trx, [
    { variant_id, kind: 'returned', on_hand_change: quantity, checkout_id: order.checkout_id },
  ]);
}
