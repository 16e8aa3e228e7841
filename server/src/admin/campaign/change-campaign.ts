import { randomBytes } from 'node:crypto';
import type { CampaignForm } from '@gulmohar/contract/admin/campaign.ts';
import { v7 as uuid } from 'uuid';
import { type ChangeAuthor, recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { type CampaignRow, lockCampaign } from './campaign.store.ts';
import { end } from './send-campaigns.ts';

type Known = { campaignId: string; version: number };

/** @returns its id @throws ShopError NOT_FOUND, STEP_NOT_POSSIBLE, CHANGED_MEANWHILE */
export async function saveCampaign(
  db: Database,
  staff: ChangeAuthor,
  { subject, preheader, body, productIds, segment }: CampaignForm,
  changes: Known | null,
): Promise<string> {
  const id = changes?.campaignId ?? uuid();
  const fields = {
    subject,
    preheader,
    body: JSON.stringify(body),
    product_ids: productIds,
    segment: JSON.stringify(segment),
    changed_at: new Date(),
  };
  await db.transaction().execute(async (trx) => {
    const saved = changes && (await lockCampaign(trx, id));
    if (saved) {
      assertDraft(saved, changes.version);
      await trx
        .updateTable('campaign')
        .set({ ...fields, version: saved.version + 1 })
        .where('id', '=', id)
        .execute();
    } else
      await trx
        .insertInto('campaign')
        .values({ id, ...fields, code: codeOf(subject) })
        .execute();
    await recordChange(trx, staff, {
      action: saved ? 'campaign.update' : 'campaign.create',
      subject: id,
      before: saved && { subject: saved.subject, segment: saved.segment },
      after: { subject, segment },
    });
  });
  return id;
}

/** @throws ShopError as `saveCampaign` */
export async function scheduleCampaign(
  db: Database,
  staff: ChangeAuthor,
  { campaignId, version, sendAt }: Known & { sendAt: string | null },
): Promise<void> {
  const at = sendAt ? new Date(sendAt) : new Date();
  await db.transaction().execute(async (trx) => {
    assertDraft(await lockCampaign(trx, campaignId), version);
    const scheduled = { status: 'scheduled' as const, send_at: at };
    await trx.updateTable('campaign').set(scheduled).where('id', '=', campaignId).execute();
    const after = { sendAt: at.toISOString() };
    await recordChange(trx, staff, { action: 'campaign.schedule', subject: campaignId, before: null, after });
  });
}

/** @throws ShopError NOT_FOUND, STEP_NOT_POSSIBLE */
export async function stopCampaign(db: Database, staff: ChangeAuthor, campaignId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { status } = await lockCampaign(trx, campaignId);
    if (status === 'scheduled')
      await trx
        .updateTable('campaign')
        .set({ status: 'draft', send_at: null })
        .where('id', '=', campaignId)
        .execute();
    else if (status === 'sending') {
      // Those whose e-mail was queued this minute, too.
      await trx
        .deleteFrom('campaign_recipient')
        .where('campaign_id', '=', campaignId)
        .where('status', '=', 'queued')
        .execute();
      await end(trx, campaignId);
    } else throw new ShopError('STEP_NOT_POSSIBLE', 'This newsletter is not being sent.');
    await recordChange(trx, staff, {
      action: 'campaign.stop',
      subject: campaignId,
      before: { status },
      after: { status: status === 'scheduled' ? 'draft' : 'sent' },
    });
  });
}

/** @throws ShopError NOT_FOUND, STEP_NOT_POSSIBLE */
export async function deleteCampaign(db: Database, staff: ChangeAuthor, campaignId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const campaign = await lockCampaign(trx, campaignId);
    assertDraft(campaign, campaign.version);
    await trx.deleteFrom('campaign').where('id', '=', campaignId).execute();
    const before = { subject: campaign.subject };
    await recordChange(trx, staff, { action: 'campaign.delete', subject: campaignId, before, after: null });
  });
}

function assertDraft({ status, version }: CampaignRow, known: number): void {
  if (status !== 'draft')
    throw new ShopError('STEP_NOT_POSSIBLE', 'This newsletter is on its way and cannot be changed any more.');
  if (version !== known)
    throw new ShopError(
      'CHANGED_MEANWHILE',
      'Somebody else has changed this newsletter. Please load the page again.',
    );
}

/** Readable in the figures of visits, and different for each. */
function codeOf(subject: string): string {
  const words = subject
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  return `${words || 'mail'}-${randomBytes(3).toString('hex')}`;
}
