import type { StaffActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { awaitsConfirmation } from '../../sales/confirmation/confirmation.ts';
import { lockOrder } from '../order/order.store.ts';
import type { Seller } from '../tax/tax-document.ts';
import { moveOrder } from './move-order.ts';

/**
 * Repeating it changes nothing.
 * @param staff who took the buyer's call; absent when the buyer used the link
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE when there is nothing to confirm any more
 */
export async function confirmOrder(db: Database, orderId: string, staff?: StaffActor): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new ShopError('NOT_FOUND', 'Order not found');
    if (order.confirmed_at) return;
    if (!awaitsConfirmation(order)) throw new ShopError('STEP_NOT_POSSIBLE', 'There is nothing to confirm.');
    await trx.updateTable('orders').set({ confirmed_at: order.now }).where('id', '=', orderId).execute();
    if (!staff) return;
    await recordChange(trx, staff, {
      action: 'order.confirm',
      subject: orderId,
      before: { isConfirmed: false },
      after: { isConfirmed: true },
    });
  });
}

export async function declineOrder(db: Database, orderId: string, seller: Seller): Promise<void> {
  await moveOrder(db, orderId, { to: 'Cancelled', actor: 'shopper', seller, onlyIf: awaitsConfirmation });
}

/** Unless it was confirmed in the meantime. */
export async function cancelUnconfirmed(db: Database, orderId: string, seller: Seller): Promise<void> {
  await moveOrder(db, orderId, {
    to: 'Cancelled',
    actor: 'operator',
    seller,
    reason: 'It was not confirmed in time.',
    onlyIf: awaitsConfirmation,
  });
}
