import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { shopEvents } from '../shop/shop-event.ts';
import { optionalText } from '../values/text-field.ts';
import { staffEndpoint } from './staff-endpoint.ts';

/** Sent only on request, to try an endpoint. */
export const TEST_EVENT = 'test.ping';
export const MAX_WEBHOOKS = 20;
export const SHOWN_DELIVERIES = 50;
/** For how long both secrets sign after a change. */
export const FORMER_SECRET_HOURS = 24;
export const DELIVERIES_KEPT_DAYS = 30;
/** An endpoint that accepted nothing for so long is switched off. */
export const FAILING_DAYS = 5;

export const webhookForm = z.object({
  url: z
    .url({ protocol: /^https?$/, error: 'Please enter an address such as https://example.com/webhooks' })
    .max(500, 'At most 500 characters'),
  note: optionalText(100),
  events: z.array(z.enum(shopEvents)).min(1, 'Choose at least one event').max(shopEvents.length),
});
export type WebhookForm = z.infer<typeof webhookForm>;

export const webhookRow = z.object({
  webhookId: z.uuid(),
  url: z.string(),
  note: z.string(),
  events: z.array(z.string()),
  /** null while it is on; `gone`: it answered 410; `failing`: it accepted nothing for days. */
  off: z.enum(['owner', 'gone', 'failing']).nullable(),
  failingSince: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type WebhookRow = z.infer<typeof webhookRow>;

export const deliveryRow = z.object({
  deliveryId: z.uuid(),
  type: z.string(),
  createdAt: z.iso.datetime(),
  state: z.enum(['waiting', 'sending', 'delivered', 'failed']),
  tries: z.int(),
  /** The HTTP status of the last answer. */
  answer: z.int().nullable(),
  /** Why the last try got no answer. */
  fault: z.string().nullable(),
  nextTryAt: z.iso.datetime().nullable(),
});
export type DeliveryRow = z.infer<typeof deliveryRow>;

const permission = 'settings';
const webhookId = z.uuid();

export const listWebhooks = staffEndpoint({
  method: 'GET',
  path: '/admin/webhook/list',
  summary: 'The addresses that are told what happens in the shop, newest first',
  permission,
  query: nothing,
  body: nothing,
  reply: success({ webhooks: z.array(webhookRow) }),
});

export const createWebhook = staffEndpoint({
  method: 'POST',
  path: '/admin/webhook/create',
  summary: 'Adds an address; the secret that signs what it is sent is shown only in this reply',
  permission,
  query: nothing,
  body: webhookForm,
  reply: success({ webhookId, secret: z.string() }),
});

export const changeWebhook = staffEndpoint({
  method: 'POST',
  path: '/admin/webhook/change',
  summary: 'Changes an address and its events, or switches it off and on',
  permission,
  query: nothing,
  body: webhookForm.extend({ webhookId, isOn: z.boolean() }),
  reply: success({}),
});

export const deleteWebhook = staffEndpoint({
  method: 'POST',
  path: '/admin/webhook/delete',
  summary: 'Deletes an address with its log',
  permission,
  query: nothing,
  body: z.object({ webhookId }),
  reply: success({}),
});

export const rotateWebhookSecret = staffEndpoint({
  method: 'POST',
  path: '/admin/webhook/rotate',
  summary: 'Makes a new secret, shown only in this reply; the former one also signs for a day',
  permission,
  query: nothing,
  body: z.object({ webhookId }),
  reply: success({ secret: z.string() }),
});

export const testWebhook = staffEndpoint({
  method: 'POST',
  path: '/admin/webhook/test',
  summary: `Sends a ${TEST_EVENT} to an address`,
  permission,
  query: nothing,
  body: z.object({ webhookId }),
  reply: success({}),
});

export const listDeliveries = staffEndpoint({
  method: 'GET',
  path: '/admin/webhook/deliveries',
  summary: 'What an address was sent last, and what it answered',
  permission,
  query: z.object({ webhookId }),
  body: nothing,
  reply: success({ deliveries: z.array(deliveryRow) }),
});

export const resendDelivery = staffEndpoint({
  method: 'POST',
  path: '/admin/webhook/resend',
  summary: 'Sends an event again, with the same id',
  permission,
  query: nothing,
  body: z.object({ deliveryId: z.uuid() }),
  reply: success({}),
});
