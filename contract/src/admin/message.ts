import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { messageChannel, messageEventNames } from '../shop/order-messages.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const listMessageChannels = staffEndpoint({
  method: 'GET',
  path: '/admin/message/channels',
  summary: 'The channels that can send messages, and the webhook addresses for their providers',
  permission: 'settings',
  query: nothing,
  body: nothing,
  reply: success({
    channels: z.array(z.object({ channel: messageChannel, title: z.string(), webhookUrl: z.string() })),
    shopUrl: z.string(),
  }),
});

export const sendTestMessage = staffEndpoint({
  method: 'POST',
  path: '/admin/message/test',
  summary: 'Sends the message of an event with sample values to a phone of the owner',
  permission: 'settings',
  query: nothing,
  body: z.object({
    channel: messageChannel,
    event: z.enum(messageEventNames),
    phone: z
      .string()
      .trim()
      .regex(/^[6-9]\d{9}$/, 'Please enter a mobile number of ten digits'),
  }),
  reply: success({ isSent: z.boolean(), message: z.string() }),
});
