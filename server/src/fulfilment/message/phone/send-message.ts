import { MAX_FIELD_LENGTH } from '@gulmohar/contract/shop/order-messages.ts';
import { fieldsOf } from '@gulmohar/contract/values/placeholders.ts';
import { cutText } from '@gulmohar/contract/values/texts.ts';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../platform/database/connection.ts';
import type { OrderMessage } from '../../../platform/database/tables.ts';
import { MessageError, type MessageGateway } from '../../../platform/messaging/message-gateway.ts';
import { pausePoint } from '../../../platform/process/pause-point.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { failMessage } from './fail-message.ts';
import type { MessageTools } from './message-tools.ts';
import { createOrderLink } from './order-link.ts';

type MessageRow = Selectable<OrderMessage>;

/** ‘Out for delivery’ is misleading a day later. */
const MAX_AGE_MS = 12 * 3_600_000;
const FIRST_PAUSE_MS = 30_000;
const MAX_TRIES = 8;

const values = z.record(z.string(), z.string());

/**
 * The providers have no idempotency keys: a message whose sending started but got no response is not sent
 * again.
 */
export async function sendMessage(tools: MessageTools, messageId: string): Promise<void> {
  const message = await lockForSending(tools.db, messageId);
  if (!message) return;
  const gateway = tools.messaging.find(({ channel }) => channel === message.channel);
  if (!gateway) return failMessage(tools, message.id, 'It is no longer connected.');
  if (Date.now() - message.created_at.getTime() > MAX_AGE_MS) return giveUp(tools.db, message.id);
  try {
    const providerId = await gateway.send(await compose(tools, gateway, message));
    await pausePoint('message taken');
    await noteSent(tools.db, message.id, providerId);
  } catch (error) {
    if (!(error instanceof MessageError)) throw error;
    await settleFailure(tools, message, error);
  }
}

/** @returns undefined when it was sent already, or by a process that died before it got the response */
async function lockForSending(db: Database, id: string): Promise<MessageRow | undefined> {
  const message = await db
    .updateTable('order_message')
    .set({ state: 'sending', state_at: sql<Date>`now()`, tries: sql<number>`tries + 1` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
  if (message) return message;
  await db
    .updateTable('order_message')
    .set({ state: 'unknown', fault: 'The shop was stopped while sending it.', state_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute();
  return undefined;
}

async function compose({ db, settings }: MessageTools, gateway: MessageGateway, message: MessageRow) {
  const { language, texts } = settings.current().messages;
  const { text, whatsappTemplate, smsTemplate } = texts[message.event];
  const fields = fieldsOf(text);
  const stored = values.parse(message.field_values);
  const code = fields.includes('link')
    ? await createOrderLink(db, message.order_id, message.event === 'confirm_order')
    : '';
  return {
    id: message.id,
    to: message.recipient,
    template: gateway.channel === 'whatsapp' ? whatsappTemplate : smsTemplate,
    language,
    values: fields.map((field) => (field === 'link' ? code : oneLine(stored[field] ?? ''))),
  };
}

/** Templates accept neither empty values nor line breaks. */
function oneLine(value: string): string {
  return cutText(value.replace(/\s+/g, ' ').trim(), MAX_FIELD_LENGTH) || '–';
}

async function noteSent(db: Database, id: string, providerId: string): Promise<void> {
  await db
    .updateTable('order_message')
    .set({
      provider_message_id: providerId,
      // The provider's webhook can arrive before its response.
      state: sql<MessageRow['state']>`case when state = 'sending' then 'sent' else state end`,
      state_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

async function settleFailure(tools: MessageTools, { id, tries }: MessageRow, error: MessageError) {
  if (error.fault === 'refused' || (error.fault === 'retry' && tries >= MAX_TRIES)) {
    return failMessage(tools, id, error.message);
  }
  await tools.db.transaction().execute(async (trx) => {
    const willRetry = error.fault === 'retry';
    const moved = await trx
      .updateTable('order_message')
      .set({ state: willRetry ? 'waiting' : 'unknown', fault: error.message, state_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .returning('id')
      .executeTakeFirst();
    const pause = FIRST_PAUSE_MS * 2 ** (tries - 1);
    if (moved && willRetry)
      await enqueue(trx, 'message-buyer', { messageId: id }, new Date(Date.now() + pause));
  });
}

async function giveUp(db: Database, id: string): Promise<void> {
  await db
    .updateTable('order_message')
    .set({ state: 'failed', fault: 'It was too late to send it.', state_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
