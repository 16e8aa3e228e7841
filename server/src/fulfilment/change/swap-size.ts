import { lockVariants, moveStock } from '../../catalogue/product/stock-ledger.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import type { StaffActor } from '../order/actor.ts';
import { type ChangedLine, insertChange, lockLine } from './lock-line.ts';

type Swap = { orderId: string; lineId: string; requestId: string; size: string; reason: string };

/**
 * Sends another size of the same product than was ordered, at the price that was agreed; the units change places in
 * stock.
 * @throws ShopError NOT_FOUND; INVALID_INPUT for a size that there is not, or its own; OUT_OF_STOCK; STEP_NOT_POSSIBLE once
 * it is in a parcel, and for a return
 */
export async function swapSize(db: Database, staff: StaffActor, swap: Swap): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const found = await lockLine(trx, swap);
    if (!found) return;
    const { order, line, place } = found;
    if (place !== 'open') throw new ShopError('STEP_NOT_POSSIBLE', 'It is in a parcel, or has left already.');
    const other = await findOther(trx, found, swap.size);
    await takeOther(trx, found, other.id);
    await trx
      .updateTable('order_line')
      .set({ variant_id: other.id, size: swap.size })
      .where('id', '=', line.id)
      .execute();
    await insertChange(
      trx,
      {
        ...{ id: swap.requestId, kind: 'swapped', quantity: line.quantity, amount: 0, refunded: 0 },
        ...{ new_size: swap.size, reason: swap.reason, staff_name: staff.name },
      },
      found,
    );
    await recordChange(trx, staff, {
      action: 'order.swap',
      subject: order.id,
      before: { size: line.size },
      after: { size: swap.size, item: line.name, reason: swap.reason },
    });
    await enqueue(trx, 'send-line-change', { changeId: swap.requestId, refundIds: [] });
  });
}

async function findOther(trx: Transaction, { line }: ChangedLine, size: string): Promise<{ id: number }> {
  const other = await trx
    .selectFrom('variant')
    .where('product_id', '=', line.product_id)
    .where('size', '=', size)
    .where('id', '<>', line.variant_id)
    .select('id')
    .executeTakeFirst();
  if (!other) throw wrongField('size', 'Please choose another size of it');
  return other;
}

async function takeOther(
  trx: Transaction,
  { order, line: { variant_id, quantity } }: ChangedLine,
  otherId: number,
): Promise<void> {
  const available = (await lockVariants(trx, [variant_id, otherId])).get(otherId) ?? 0;
  if (available < quantity) {
    throw new ShopError(
      'OUT_OF_STOCK',
      available > 0 ? `Only ${available} items available in stock` : 'Out of stock',
    );
  }
  const moved = { checkout_id: order.checkout_id, note: 'size swapped' };
  await moveStock(trx, [
    { ...moved, variant_id, kind: 'returned', on_hand_change: quantity },
    { ...moved, variant_id: otherId, kind: 'sold', on_hand_change: -quantity },
  ]);
}

/** The other sizes of the product of an item. */
export async function findOtherSizes(
  db: Database,
  lineId: string,
): Promise<{ size: string; available: number }[]> {
  const sizes = await db
    .selectFrom('order_line')
    .innerJoin('variant', 'variant.product_id', 'order_line.product_id')
    .where('order_line.id', '=', lineId)
    .whereRef('variant.id', '<>', 'order_line.variant_id')
    .orderBy('variant.position')
    .select(['variant.size', 'on_hand', 'reserved'])
    .execute();
  return sizes.flatMap(({ size, on_hand, reserved }) =>
    size === null ? [] : [{ size, available: on_hand - reserved }],
  );
}
