import { v7 as uuid } from 'uuid';
import type { Database } from '../database/connection.ts';
import { ShopError } from '../http/shop-error.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { paidForLines } from './line-shares.ts';
import { findDeliveries, lockOrder, withLines } from './order.store.ts';
import { obstacleToReturn, type ReturnWindow } from './return-window.ts';

type Wish = { userId: string; orderId: string; itemIds: readonly string[]; reason: string };

/**
 * Asks for the return of items of an order, of all that are named or of none; once for each item.
 * @throws ShopError NOT_FOUND for what is not the shopper's; STEP_NOT_POSSIBLE when it is too early, too late or asked
 * already
 */
export async function requestReturn(db: Database, window: ReturnWindow, wish: Wish): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, wish.orderId);
    if (order?.user_id !== wish.userId) throw new ShopError('NOT_FOUND', 'Order not found');
    const lines = (await withLines(trx, [order])).flatMap((full) => full.lines);
    const wanted = lines.filter((line) => wish.itemIds.includes(line.id));
    if (wanted.length !== new Set(wish.itemIds).size) {
      throw new ShopError('NOT_FOUND', 'Item not found in this order');
    }
    const deliveredAt = (await findDeliveries(trx, [order.id])).get(order.id);
    const obstacle = obstacleToReturn({ ...order, deliveredAt }, order.now, window);
    if (obstacle) throw new ShopError('STEP_NOT_POSSIBLE', obstacle);
    if (wanted.some((line) => line.return_status)) {
      throw new ShopError('STEP_NOT_POSSIBLE', 'Return already requested');
    }
    const paid = paidForLines(lines, order.discount);
    const requests = wanted.map((line) => ({
      id: uuid(),
      order_id: order.id,
      line_id: line.id,
      reason: wish.reason,
      refund_amount: paid[lines.indexOf(line)] ?? 0,
    }));
    await trx.insertInto('return_request').values(requests).execute();
    await trx
      .insertInto('return_event')
      .values(
        requests.map(({ id }) => ({
          return_id: id,
          status: 'Return Requested' as const,
          actor: 'shopper',
        })),
      )
      .execute();
    for (const { id } of requests) {
      await enqueue(trx, 'send-return-step', { returnId: id, status: 'Return Requested' });
    }
  });
}
