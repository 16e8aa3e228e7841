import type { Selectable } from 'kysely';
import type { StaffActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { Orders } from '../../platform/database/tables.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { lockOrder } from './order.store.ts';
import { insertNote } from './order-note.ts';

/** For staff only. @throws ShopError NOT_FOUND */
export async function addNote(db: Database, staff: StaffActor, orderId: string, text: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockOrFail(trx, orderId);
    const noteId = await insertNote(trx, { orderId, kind: 'note', text, staff });
    await recordChange(trx, staff, {
      action: 'order.note',
      subject: orderId,
      before: null,
      after: { noteId },
    });
  });
}

/** @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE when there is no longer an address */
export async function writeToBuyer(
  db: Database,
  staff: StaffActor,
  { orderId, subject, text }: { orderId: string; subject: string; text: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrFail(trx, orderId);
    if (!order.email) throw new ShopError('STEP_NOT_POSSIBLE', 'There is no e-mail address for this order.');
    const noteId = await insertNote(trx, { orderId, kind: 'message', subject, text, staff });
    await recordChange(trx, staff, {
      action: 'order.message',
      subject: orderId,
      before: null,
      after: { noteId },
    });
    await enqueue(trx, 'send-order-message', { noteId });
  });
}

async function lockOrFail(trx: Transaction, orderId: string): Promise<Selectable<Orders>> {
  const order = await lockOrder(trx, orderId);
  if (!order) throw new ShopError('NOT_FOUND', 'Order not found');
  return order;
}
