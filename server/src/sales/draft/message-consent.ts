import type { Draft } from '@gulmohar/contract/admin/draft.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { changeSnapshot } from '../checkout/checkout.store.ts';
import { lockDraft } from './draft.store.ts';

/**
 * The table is proof of consent, so rows are only added.
 * @param staffName who asked; null when the buyer decided on one of the order's pages
 * @returns whether the decision is new
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

/** @throws ShopError NOT_FOUND */
export async function changeConsent(db: Database, draftId: string, isWanted: boolean): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { order_id, checkout_id, snapshot } = await lockDraft(trx, draftId);
    if (!snapshot) throw new ShopError('NOT_FOUND', 'Draft not found');
    // Repeating a decision must not change its date, because no proof is recorded for it.
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

/** @throws ShopError NOT_FOUND for an order that was no draft */
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

/** Returns the buyer's latest decision; null when none is recorded, which means no consent. */
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
