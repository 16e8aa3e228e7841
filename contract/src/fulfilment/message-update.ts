import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, notJson, success } from '../api/envelope.ts';
import { messageChannel, ORDER_LINK_PATH } from '../shop/order-messages.ts';

const params = z.object({ channel: messageChannel });

export const receiveMessageUpdate = endpoint({
  method: 'POST',
  path: '/message-updates/{channel}',
  summary: 'Receives a webhook of a messaging provider: the delivery status of a message, or a reply to one',
  consumes: { as: 'raw', maxBytes: 256 * 1024 },
  params,
  query: z.object({
    /** For providers that do not sign their webhooks. */
    token: z.string().max(200).optional(),
  }),
  body: z.instanceof(Uint8Array),
  reply: success({}),
});

export const confirmMessageWebhook = endpoint({
  method: 'GET',
  path: '/message-updates/{channel}',
  summary: 'Answers the challenge by which Meta verifies that a webhook address belongs to the shop',
  produces: ['text/plain'],
  params,
  query: z.object({
    'hub.verify_token': z.string().max(200),
    'hub.challenge': z.string().regex(/^\w{1,100}$/),
  }),
  body: nothing,
  reply: notJson,
});

export const openOrderLink = endpoint({
  method: 'GET',
  path: `${ORDER_LINK_PATH}{code}`,
  absolute: true,
  summary: 'The short link to an order used in messages; redirects to the order’s page',
  produces: 'redirect',
  params: z.object({ code: z.string().regex(/^[\w-]{12}$/) }),
  query: nothing,
  body: nothing,
  reply: notJson,
});
