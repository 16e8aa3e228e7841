import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { DB } from '../../platform/database/tables.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { type CampaignRow, lockCampaign } from './campaign.store.ts';
import { isInSegment } from './segment.ts';

/**
 * Begins what is due and goes on with what was begun: each minute's recipients are queued in one transaction, so that
 * whatever stops the shop, everybody is queued exactly once.
 */
export async function sendCampaigns(db: Database, perMinute: number): Promise<void> {
  for (const id of await findDue(db)) {
    await db.transaction().execute(async (trx) => {
      const campaign = await lockCampaign(trx, id);
      if (campaign.status === 'scheduled') await begin(trx, campaign);
      else if (campaign.status !== 'sending') return;
      const next = await trx
        .updateTable('campaign_recipient')
        .set({ status: 'queued' })
        .where('id', 'in', (from) =>
          from
            .selectFrom('campaign_recipient')
            .where('campaign_id', '=', id)
            .where('status', '=', 'waiting')
            .limit(perMinute)
            .select('id'),
        )
        .returning('id')
        .execute();
      for (const { id: recipientId } of next) await enqueue(trx, 'send-newsletter', { recipientId });
      if (next.length < perMinute) await end(trx, id);
    });
  }
}

async function findDue(db: Database): Promise<string[]> {
  const due = await db
    .selectFrom('campaign')
    .where('status', 'in', ['scheduled', 'sending'])
    .where('send_at', '<=', sql<Date>`now()`)
    .orderBy('send_at')
    .select('id')
    .execute();
  return due.map(({ id }) => id);
}

async function begin(trx: Kysely<DB>, { id, segment }: CampaignRow): Promise<void> {
  await trx
    .insertInto('campaign_recipient')
    .columns(['campaign_id', 'email'])
    .expression(
      trx
        .selectFrom('newsletter_subscriber')
        .where(isInSegment(segment))
        .select([sql<string>`${id}::uuid`.as('campaign_id'), 'email']),
    )
    .execute();
  await trx
    .updateTable('campaign')
    .set({ status: 'sending', begun_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Nobody is waiting any more; the last mails may still be on their way. */
export async function end(trx: Kysely<DB>, id: string): Promise<void> {
  await trx
    .deleteFrom('campaign_recipient')
    .where('campaign_id', '=', id)
    .where('status', '=', 'waiting')
    .execute();
  await trx
    .updateTable('campaign')
    .set({ status: 'sent', done_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
