import type { Draft } from '@gulmohar/contract/admin/draft.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';

/**
 * Keeps what a buyer of an order by phone said about updates by WhatsApp or SMS, unless they said so before: proof of
 * consent, to which rows are only added.
 * @param staffName who asked; null: the buyer said it on a page of the order
 */
export async function keepConsent(
  trx: Transaction,
  draftId: string,
  isWanted: boolean,
  staffName: string | null,
): Promise<void> {
  const last = await readConsent(trx, draftId);
  if (last ? last.isWanted === isWanted : !isWanted) return;
  await trx
    .insertInto('message_consent')
    .values({ draft_id: draftId, is_wanted: isWanted, staff_name: staffName })
    .execute();
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
