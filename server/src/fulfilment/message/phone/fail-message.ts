import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { usableChannels } from './message-channels.ts';
import type { MessageTools } from './message-tools.ts';

export async function failMessage(tools: MessageTools, id: string, fault: string): Promise<void> {
  await tools.db.transaction().execute(async (trx) => {
    const failed = await trx
      .updateTable('order_message')
      .set({ state: 'failed', fault, state_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('state', 'not in', ['delivered', 'read', 'failed'])
      .returningAll()
      .executeTakeFirst();
    if (!failed) return;
    const { order_id, event, occasion, recipient, field_values } = failed;
    const channels = usableChannels(tools, event);
    const next = channels[channels.indexOf(failed.channel) + 1];
    if (!channels.includes(failed.channel) || !next) return;
    const queued = await trx
      .insertInto('order_message')
      .values({
        id: uuid(),
        order_id,
        event,
        occasion,
        recipient,
        channel: next,
        field_values: JSON.stringify(field_values),
      })
      .onConflict((conflict) => conflict.columns(['occasion', 'channel']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (queued) await enqueue(trx, 'message-buyer', { messageId: queued.id });
  });
}
