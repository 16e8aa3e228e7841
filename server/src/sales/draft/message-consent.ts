import type { Draft } from '@gulmohar/contract/admin/draft.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { changeSnapshot } from '../checkout/checkout.store.ts';
import { lockDraft } from './draft.store.ts';

/**
 * Keeps what a buyer of an order by phone said about updates by WhatsApp or SMS, unless they said so before: proof of
 * consent, to which rows are only added.
 * @param staffName who asked; null: the buyer said it on a page of the order
 * @returns whether it is news
 */
export async function keepConsent(
  trx: Transaction,
  draftId: string,
  isWanted: boolean,
  staffName: string | null,
): Promise<boolean> {
  const last = await readConsent(trx, draftId);
  if (last ? last.isWanted === isWanted : !isWanted) return false;
  await trx
    .insertInto('message_consent')
    .values({ draft_id: draftId, is_wanted: isWanted, staff_name: staffName })
    .execute();
  return true;
}

/**
 * The buyer says on a page whether messages are wanted, which counts from now on, before and after it is an order.
 * @throws ShopError NOT_FOUND
 */
export async function changeConsent(db: Database, draftId: string, isWanted: boolean): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { order_id, checkout_id, snapshot } = await lockDraft(trx, draftId);
    if (!snapshot) throw new ShopError('NOT_FOUND', 'Draft not found');
    // What is said again changes no date: the proof would have none.
    if (!(await keepConsent(trx, draftId, isWanted, null))) return;
    const now = new Date();
    if (order_id) {
      await trx
        .updateTable('orders')
        .set({ messages_wanted_at: isWanted ? now : null })
        .where('id', '=', order_id)
        .execute();
    }
    const said = { messageUpdates: isWanted, messagesSaidAt: now.toISOString() };
    await changeSnapshot(trx, checkout_id, { ...snapshot, ...said });
  });
}

/** The draft that became an order. @throws ShopError NOT_FOUND for any other order */
export async function findDraftOf(db: Database, orderId: string): Promise<string> {
  const draft = await db
    .selectFrom('draft_order')
    .innerJoin('orders', 'orders.checkout_id', 'draft_order.checkout_id')
    .where('orders.id', '=', orderId)
    .select('draft_order.id')
    .executeTakeFirst();
  if (!draft) throw new ShopError('NOT_FOUND', 'Order not found');
  return draft.id;
}

/** What the buyer said last; null: they agreed to nothing. */
export async function readConsent(db: Database, draftId: string): Promise<Draft['messageConsent']> {
  const last = await db
    .selectFrom('message_consent')
    .where('draft_id', '=', draftId)
    .orderBy('id', 'desc')
    .select(['is_wanted', 'staff_name', 'said_at'])
    .executeTakeFirst();
  return last
    ? { isWanted: last.is_wanted, staffName: last.staff_name, at: last.said_at.toISOString() }
    : null;
}
