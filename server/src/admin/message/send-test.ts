import { channelLabels, type MessageChannel } from '@gulmohar/contract/shop/message-channels.ts';
import type { MessageEvent, MessageSettings } from '@gulmohar/contract/shop/order-messages.ts';
import { fieldsOf } from '@gulmohar/contract/values/placeholders.ts';
import { v7 as uuid } from 'uuid';
import { MessageError, type MessageGateways } from '../../platform/messaging/message-gateway.ts';

/** The link opens the page that asks for an order's number. */
const SAMPLES: Readonly<Record<string, string>> = {
  name: 'Asha',
  order: '7F3K2M9Q',
  amount: 'Rs. 2,999',
  courier: 'Blue Dart',
  tracking: '59032117644',
  days: '3 to 5 December',
  reason: 'nobody was there',
  link: '000000000000',
};

type Test = { channel: MessageChannel; event: MessageEvent; phone: string };

/** @returns whether the provider accepted it, and the provider's message if not */
export async function sendTest(
  messaging: MessageGateways,
  { texts, language }: MessageSettings,
  { channel, event, phone }: Test,
): Promise<{ isSent: boolean; message: string }> {
  const gateway = messaging.find((one) => one.channel === channel);
  if (!gateway) return { isSent: false, message: `${channelLabels[channel]} is not connected.` };
  const { text, whatsappTemplate, smsTemplate } = texts[event];
  const template = channel === 'whatsapp' ? whatsappTemplate : smsTemplate;
  if (!template) return { isSent: false, message: 'There is no template yet; enter one and save.' };
  const values = fieldsOf(text).map((field) => SAMPLES[field] ?? '–');
  try {
    await gateway.send({ id: uuid(), to: phone, template, language, values });
    return { isSent: true, message: `${gateway.title} has accepted it. It should arrive within a minute.` };
  } catch (error) {
    if (!(error instanceof MessageError)) throw error;
    return { isSent: false, message: error.message };
  }
}
