import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { type CampaignRow, lockCampaign } from './campaign.store.ts';
import { isInSegment } from './segment.ts';

/**
 * Begins what is due and goes on with what was begun, the earliest first: each minute's recipients are queued in one
 * transaction, so that whatever stops the shop, everybody is queued exactly once.
 * @param perMinute of all newsletters together, as the mail server's provider counts
 */
export async function sendCampaigns(db: Database, perMinute: number): Promise<void> {
  let room = perMinute;
  for (const id of await findDue(db)) {
    if (room === 0) return;
    room -= await db.transaction().execute((trx) => queueNext(trx, id, room));
  }
}

/** @returns how many were queued, at most as many as there is room for */
async function queueNext(trx: Transaction, id: string, room: number): Promise<number> {
  const campaign = await lockCampaign(trx, id);
  if (campaign.status === 'scheduled') await begin(trx, campaign);
  else if (campaign.status !== 'sending') return 0;
  const next = await trx
    .updateTable('campaign_recipient')
    .set({ status: 'queued' })
    .where('id', 'in', (from) =>
      from
        .selectFrom('campaign_recipient')
        .where('campaign_id', '=', id)
        .where('status', '=', 'waiting')
        .limit(room)
        .select('id'),
    )
    .returning('id')
    .execute();
  for (const { id: recipientId } of next) await enqueue(trx, 'send-newsletter', { recipientId });
  if (next.length < room) await end(trx, id);
  return next.length;
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

async function begin(trx: Transaction, { id, segment }: CampaignRow): Promise<void> {
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
export async function end(trx: Transaction, id: string): Promise<void> {
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
