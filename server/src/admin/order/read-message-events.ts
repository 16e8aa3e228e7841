import type { OrderEvent } from '@gulmohar/contract/admin/order.ts';
import { channelLabels } from '@gulmohar/contract/shop/message-channels.ts';
import { messageEvents } from '@gulmohar/contract/shop/order-messages.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { OrderMessageState } from '../../platform/database/tables.ts';

const stateLabels: Record<OrderMessageState, string> = {
  waiting: 'waiting to be sent',
  sending: 'being sent',
  unknown: 'possibly sent; the provider’s response was lost',
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  failed: 'not delivered',
};

export async function readMessageEvents(db: Database, orderId: string): Promise<OrderEvent[]> {
  const messages = await db
    .selectFrom('order_message')
    .where('order_id', '=', orderId)
    .select(['channel', 'event', 'recipient', 'state', 'fault', 'created_at'])
    .execute();
  return messages.map(({ channel, event, recipient, state, fault, created_at }) => ({
    at: created_at.toISOString(),
    kind: 'message',
    title: `${channelLabels[channel]} to ${recipient}: ${messageEvents[event].title}`,
    text: [`It is ${stateLabels[state]}.`, fault].filter(Boolean).join('\n'),
    by: 'the shop',
    isProblem: state === 'failed' || state === 'unknown',
  }));
}
