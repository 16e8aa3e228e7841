import type { Selectable } from 'kysely';
import { lockVariants, returnStock } from '../../catalogue/product/stock-ledger.ts';
import type { Actor, StaffActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { OrderStatus, Orders } from '../../platform/database/tables.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { awaitsConfirmation } from '../../sales/confirmation/confirmation.ts';
import { returnCoupon } from '../../sales/coupon/reserve-coupon.ts';
import { assertNotBooked } from '../courier/shipment.store.ts';
import { lockExchanges, releaseExchange } from '../exchange/exchange.ts';
import { findExchangedReturn } from '../exchange/exchanged-return.ts';
import { setStatus } from '../parcel/follow-parcels.ts';
import { isParcelStatus, moveItsParcels } from '../parcel/move-its-parcels.ts';
import { moveParcels } from '../parcel/move-parcels.ts';
import { findParcels } from '../parcel/parcel.store.ts';
import { isWaiting } from '../parcel/parcel-steps.ts';
import { refundOrder } from '../refund/refund-order.ts';
import { refundInstead } from '../refund/refund-return.ts';
import type { Seller } from '../tax/tax-document.ts';
import { lockOrder } from './order.store.ts';
import { insertNote } from './order-note.ts';
import { nextStatuses } from './order-steps.ts';

export type OrderMove = {
  to: OrderStatus;
  actor: Actor;
  /** The courier and the tracking number, stored when the order is shipped. */
  courier?: string | undefined;
  trackingNumber?: string | undefined;
  /** The account that the order must belong to. */
  userId?: string;
  /** The seller named on the invoice. */
  seller: Seller;
  /** The reason, for staff. */
  note?: string;
  /** The reason, for the buyer's mail. */
  reason?: string | undefined;
  /** A condition checked once the order is locked; if it is not met, nothing happens. */
  onlyIf?(order: Selectable<Orders>): boolean;
};

/**
 * Takes an order one step further, with everything that belongs to it: the recorded event, the buyer's mail,
 * the invoice when it is shipped and, when it is cancelled, the return of its units to stock, its coupon and
 * the refund. From Shipped on, the step is taken by its parcels; an order without any is shipped as one
 * parcel. An exchange order has a delivery challan instead of an invoice; cancelling it refunds the returned
 * item.
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE when the order's status does not allow the step
 */
export async function moveOrder(db: Database, orderId: string, move: OrderMove): Promise<void> {
  await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order || (move.userId && order.user_id !== move.userId)) {
      throw new ShopError('NOT_FOUND', 'Order not found');
    }
    if (move.onlyIf && !move.onlyIf(order)) return;
    assertPossible(order, move.to);
    const { to } = move;
    if (to === 'Cancelled') await cancel(trx, order, move);
    else if (isParcelStatus(to)) await moveItsParcels(trx, order, { ...move, to });
    else await setStatus(trx, order, to, move.actor);
    if (typeof move.actor === 'object') await keepAccount(trx, order, move.actor, move);
  });
}

async function cancel(trx: Transaction, order: Selectable<Orders>, move: OrderMove): Promise<void> {
  await assertNotBooked(trx, { orderId: order.id });
  const waiting = (await findParcels(trx, order.id)).filter(({ state }) => isWaiting(state));
  const { actor, seller } = move;
  await moveParcels(trx, order, waiting, { to: 'cancelled', actor, seller });
  await setStatus(trx, order, 'Cancelled', actor);
  const exchanged = await findExchangedReturn(trx, order);
  const refundIds = await undoSale(trx, order);
  if (exchanged) await refundInstead(trx, exchanged, move);
  await enqueue(trx, 'send-order-step', {
    orderId: order.id,
    status: 'Cancelled',
    refundIds,
    reason: move.reason || undefined,
  });
}

/** Records the staff member in the audit log, and the reason, if any, as a note on the order. */
async function keepAccount(
  trx: Transaction,
  order: Selectable<Orders>,
  staff: StaffActor,
  { to, courier, trackingNumber, note }: OrderMove,
): Promise<void> {
  const parcel = to === 'Shipped' && { courier: courier || null, trackingNumber: trackingNumber || null };
  await recordChange(trx, staff, {
    action: 'order.move',
    subject: order.id,
    before: { status: order.status },
    after: { status: to, ...parcel, ...(note && { note }) },
  });
  if (note) await insertNote(trx, { orderId: order.id, kind: 'note', text: note, staff });
}

function assertPossible(order: Selectable<Orders>, to: OrderStatus): void {
  const from = order.status;
  const possible = nextStatuses[from];
  if (to === 'Packing' && awaitsConfirmation(order)) {
    throw new ShopError('STEP_NOT_POSSIBLE', 'The buyer has not confirmed this order yet.');
  }
  if (possible.includes(to)) return;
  const rest = possible.length > 0 ? `; it can become ${possible.join(' or ')}` : '';
  throw new ShopError('STEP_NOT_POSSIBLE', `An order that is ${from} cannot become ${to}${rest}.`);
}

/** @returns the ids of the promised refunds */
async function undoSale(trx: Transaction, order: Selectable<Orders>): Promise<string[]> {
  const lines = await trx
    .selectFrom('order_line')
    .where('order_id', '=', order.id)
    .select(['variant_id', 'quantity'])
    .execute();
  const held = await lockExchanges(trx, order.id);
  await lockVariants(trx, [...lines.map((line) => line.variant_id), ...held.map((hold) => hold.variantId)]);
  for (const { checkoutId } of held) await releaseExchange(trx, checkoutId);
  await returnStock(trx, lines, { checkoutId: order.checkout_id, note: 'order cancelled' });
  await returnCoupon(trx, order.checkout_id);
  return (await refundOrder(trx, order.id, 'order cancelled')).refundIds;
}
