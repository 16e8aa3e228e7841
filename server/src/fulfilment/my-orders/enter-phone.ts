import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { lockOrder } from '../order/order.store.ts';

/**
 * Adds the phone number that the buyer was asked for, because the order came without one.
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE when it has one
 */
export async function enterPhone(db: Database, orderId: string, phone: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new ShopError('NOT_FOUND', 'Order not found');
    if (order.phone) {
      throw new ShopError(
        'STEP_NOT_POSSIBLE',
        'This order has a phone number. Please write to us to change it.',
      );
    }
    await trx
      .updateTable('orders')
      .set({ phone, address: JSON.stringify({ ...order.address, phone }) })
      .where('id', '=', orderId)
      .execute();
  });
}
