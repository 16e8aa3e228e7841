import type { StaffActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { lockOrder } from '../order/order.store.ts';
import { insertNote } from '../order/order-note.ts';

/**
 * The account that the order may belong to keeps its address.
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE once the buyer's data is erased
 */
export async function changeEmail(
  db: Database,
  staff: StaffActor,
  orderId: string,
  email: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new ShopError('NOT_FOUND', 'Order not found');
    if (!order.buyer_name) throw new ShopError('STEP_NOT_POSSIBLE', 'This customer’s data has been erased.');
    if (order.email === email) return;
    await trx
      .updateTable('orders')
      .set({ email, address: JSON.stringify({ ...order.address, email }) })
      .where('id', '=', orderId)
      .execute();
    // The addresses are stored with the order, where they can be erased.
    const text = `E-mail address changed. It was: ${order.email || 'none'}`;
    const noteId = await insertNote(trx, { orderId, kind: 'note', text, staff });
    await recordChange(trx, staff, {
      action: 'order.email',
      subject: orderId,
      before: null,
      after: { noteId },
    });
  });
}
