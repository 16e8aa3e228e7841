import type { Providers } from '../../payments/providers.ts';
import { type ChangeAuthor, recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import { expireWithin } from '../checkout/end-checkout.ts';
import { assertStatus, draftStatus } from './draft.rules.ts';
import { lockDraft, readDraftRow } from './draft.store.ts';
import { endLink } from './end-link.ts';

/**
 * A payment that still arrives is treated as late.
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE when it has been or is being paid
 * @throws ProviderError when the link could not be closed; nothing is changed then
 */
export async function cancelDraft(
  db: Database,
  providers: Providers,
  staff: ChangeAuthor,
  draftId: string,
): Promise<void> {
  const draft = await readDraftRow(db, draftId);
  assertStatus(draft, 'held', 'link sent', 'expired', 'cancelled');
  await endLink(db, providers, draft);
  await db.transaction().execute(async (trx) => {
    const locked = await lockDraft(trx, draftId);
    assertStatus(locked, 'held', 'link sent', 'expired', 'cancelled');
    if (locked.cancelled_at) return;
    await expireWithin(trx, locked.checkout_id);
    await trx
      .updateTable('draft_order')
      .set({ cancelled_at: new Date() })
      .where('id', '=', draftId)
      .execute();
    await recordChange(trx, staff, {
      action: 'draft.cancel',
      subject: draftId,
      before: { status: draftStatus(locked) },
      after: { status: 'cancelled' },
    });
  });
}
