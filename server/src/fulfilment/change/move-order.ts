import type { Selectable } from 'kysely';
import { lockVariants, returnStock } from '../../catalogue/product/stock-ledger.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { Orders } from '../../platform/database/tables.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { returnDiscounts } from '../../sales/checkout/reserve-discounts.ts';
import { findExchangedReturn } from '../order/exchanged-return.ts';
import { setStatus } from '../order/set-status.ts';
import { type OrderStep, takeStep } from '../order/take-step.ts';
import { assertNotBooked } from '../parcel/assert-not-booked.ts';
import { isParcelStatus, moveItsParcels } from '../parcel/move-its-parcels.ts';
import { moveParcels } from '../parcel/move-parcels.ts';
import { findParcels } from '../parcel/parcel.store.ts';
import { isWaiting } from '../parcel/parcel-steps.ts';
import { refundOrder } from '../refund/refund-order.ts';
import { refundInstead } from '../refund/refund-return.ts';
import { lockExchanges, releaseExchange } from '../return/exchange/exchange.ts';
import type { Seller } from '../tax/tax-document.ts';

export type OrderMove = OrderStep & {
  seller: Seller;
  reason?: string | undefined;
};

/**
 * With everything that belongs to the step: mail, invoice and, when it is cancelled, stock, coupon and
 * refund. From Shipped on, the step is taken by the parcels. An exchange order has a delivery challan instead
 * of an invoice; cancelling it refunds the returned item.
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE when the order's status does not allow the step
 */
export async function moveOrder(db: Database, orderId: string, move: OrderMove): Promise<void> {
  await takeStep(db, orderId, move, async (trx, order) => {
    const { to } = move;
    if (to === 'Cancelled') await cancel(trx, order, move);
    else if (isParcelStatus(to)) await moveItsParcels(trx, order, { ...move, to });
    else await setStatus(trx, order, to, move.actor);
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

/** @returns the ids of the promised refunds */
async function undoSale(trx: Transaction, order: Selectable<Orders>): Promise<string[]> {
  const lines = await trx
    .selectFrom('order_line')
    .where('order_id', '=', order.id)
    .select(['variant_id', 'quantity'])
    .execute();
  const exchanges = await lockExchanges(trx, order.id);
  await lockVariants(trx, [
    ...lines.map((line) => line.variant_id),
    ...exchanges.map((exchange) => exchange.variantId),
  ]);
  for (const { checkoutId } of exchanges) await releaseExchange(trx, checkoutId);
  await returnStock(trx, lines, { checkoutId: order.checkout_id, note: 'order cancelled' });
  await returnDiscounts(trx, order.checkout_id);
  return (await refundOrder(trx, order.id, 'order cancelled')).refundIds;
}
