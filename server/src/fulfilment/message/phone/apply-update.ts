import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connection.ts';
import type { OrderMessageState } from '../../../platform/database/tables.ts';
import type { JobPayloads } from '../../../platform/queue/job-payloads.ts';
import { failMessage } from './fail-message.ts';
import type { MessageTools } from './message-tools.ts';

/** The states in order; a message never moves back. */
const ORDER: readonly OrderMessageState[] = ['waiting', 'sending', 'unknown', 'sent', 'delivered', 'read'];
/**
 * An update can arrive before the response with the message's id; after this time it is taken for another
 * shop's.
 */
const PATIENCE_MS = 5 * 60_000;

/**
 * A repeated or outdated update changes nothing.
 * @throws Error when the message is not known yet; the job is retried
 */
export async function applyUpdate(
  tools: MessageTools,
  { channel, messageId, providerId, state, fault = '', heardAt }: JobPayloads['apply-message-update'],
): Promise<void> {
  const { db } = tools;
  const message = await find(db, { channel, messageId, providerId });
  if (!message) {
    if (Date.now() - Date.parse(heardAt) > PATIENCE_MS) return;
    throw new Error('The message is not known yet.');
  }
  if (state === 'failed') return failMessage(tools, message.id, fault || 'It could not be delivered.');
  await db
    .updateTable('order_message')
    .set({ state, fault: null, provider_message_id: providerId, state_at: sql<Date>`now()` })
    .where('id', '=', message.id)
    .where('state', 'in', ORDER.slice(0, ORDER.indexOf(state)))
    .execute();
}

type Named = Pick<JobPayloads['apply-message-update'], 'channel' | 'messageId' | 'providerId'>;

async function find(db: Database, { channel, messageId, providerId }: Named) {
  const ofChannel = db.selectFrom('order_message').where('channel', '=', channel).select('id');
  const named = await ofChannel.where('provider_message_id', '=', providerId).executeTakeFirst();
  if (named || !messageId) return named;
  return ofChannel.where('id', '=', messageId).executeTakeFirst();
}
