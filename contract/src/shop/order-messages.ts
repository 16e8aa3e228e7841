import { z } from 'zod';
import { placeholderComplaint, replaceFields } from '../values/placeholders.ts';
import { optionalText } from '../values/text-field.ts';
import type { MessageChannel } from './message-channels.ts';

export const messageChannel = z.enum(['whatsapp', 'sms'] satisfies MessageChannel[]);

/** The fields that a message can use, by event. `{link}` opens the order without signing in. */
export const messageEvents = {
  order_placed: { title: 'Order placed', fields: ['name', 'order', 'amount', 'link'] },
  confirm_order: { title: 'Cash order to confirm', fields: ['name', 'order', 'amount', 'link'] },
  shipped: { title: 'Shipped', fields: ['name', 'order', 'courier', 'tracking', 'days', 'link'] },
  out_for_delivery: { title: 'Out for delivery', fields: ['name', 'order', 'courier', 'link'] },
  cash_due: {
    title: 'Out for delivery, cash to collect',
    fields: ['name', 'order', 'amount', 'courier', 'link'],
  },
  attempt_failed: {
    title: 'Delivery attempt failed',
    fields: ['name', 'order', 'courier', 'reason', 'link'],
  },
  delivered: { title: 'Delivered', fields: ['name', 'order', 'link'] },
  returning: { title: 'On its way back to the shop', fields: ['name', 'order', 'link'] },
  cancelled: { title: 'Cancelled', fields: ['name', 'order', 'link'] },
  refunded: { title: 'Refund of a return', fields: ['name', 'order', 'amount', 'link'] },
} as const satisfies Record<string, { title: string; fields: readonly string[] }>;
export type MessageEvent = keyof typeof messageEvents;
export const messageEventNames = Object.keys(messageEvents) as [MessageEvent, ...MessageEvent[]];

/** WhatsApp's limit for the body of a message. */
export const MAX_MESSAGE_LENGTH = 1_024;
/** DLT's limit for a variable of an SMS. */
export const MAX_FIELD_LENGTH = 40;
/** `/o/<code>` redirects to an order. */
export const ORDER_LINK_PATH = '/o/';

/** As submitted for approval: `{{1}}` for WhatsApp, `{#var#}` for DLT. Only the code of a link is variable. */
export function templateForm(text: string, channel: MessageChannel, shopUrl: string): string {
  return replaceFields(text, (field, number) => {
    const variable = channel === 'whatsapp' ? `{{${number}}}` : '{#var#}';
    return field === 'link' ? `${shopUrl}${ORDER_LINK_PATH}${variable}` : variable;
  });
}

export function refusalOf(event: MessageEvent, text: string): string | undefined {
  const complaint = placeholderComplaint(text, messageEvents[event].fields);
  if (complaint) return complaint;
  if (/^\s*\{|\}\s*$/.test(text)) return 'WhatsApp refuses texts that begin or end with a field.';
  if (/\}\s*\{/.test(text)) return 'WhatsApp refuses two fields without a word between them.';
  if (/\n|\t| {4}/.test(text)) return 'Please write it in one paragraph.';
  return undefined;
}

const template = optionalText(100).regex(/^[\w.-]*$/, 'Letters, digits, _ and - only');

function eventText(event: MessageEvent) {
  return z.object({
    text: z
      .string()
      .trim()
      .min(1, 'Please enter a text')
      .max(MAX_MESSAGE_LENGTH, `At most ${MAX_MESSAGE_LENGTH} characters`)
      .superRefine((text, { addIssue }) => {
        const refusal = refusalOf(event, text);
        if (refusal) addIssue({ code: 'custom', message: refusal });
      }),
    /** The name of the approved WhatsApp template; if empty, it is not sent by WhatsApp. */
    whatsappTemplate: template,
    /** At the SMS provider, which knows the DLT id; if empty, it is not sent by SMS. */
    smsTemplate: template,
  });
}

const texts = Object.fromEntries(messageEventNames.map((event) => [event, eventText(event)])) as {
  [Event in MessageEvent]: ReturnType<typeof eventText>;
};

export const messageSettings = z.object({
  /** `whatsapp-sms`: SMS if WhatsApp does not reach the buyer. */
  send: z.enum(['never', 'whatsapp', 'sms', 'whatsapp-sms']),
  language: z
    .string()
    .trim()
    .regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, 'Please enter a code such as en or en_GB'),
  texts: z.object(texts),
});
export type MessageSettings = z.output<typeof messageSettings>;

export function offeredChannels(settings: MessageSettings): MessageChannel[] {
  const used = messageEventNames.flatMap((event) => channelsOf(settings, event));
  return messageChannel.options.filter((channel) => used.includes(channel));
}

export function channelsOf({ send, texts }: MessageSettings, event: MessageEvent): MessageChannel[] {
  if (send === 'never') return [];
  const { whatsappTemplate, smsTemplate } = texts[event];
  const chosen: Record<MessageChannel, boolean> = {
    whatsapp: send !== 'sms' && whatsappTemplate !== '',
    sms: send !== 'whatsapp' && smsTemplate !== '',
  };
  return messageChannel.options.filter((channel) => chosen[channel]);
}
