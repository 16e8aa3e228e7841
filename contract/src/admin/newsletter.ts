import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const subscriberStates = ['subscribed', 'pending', 'unsubscribed'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

const subscriber = z.object({
  email: z.string(),
  state: z.enum(subscriberStates),
  requestedAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
  unsubscribedAt: z.iso.datetime().nullable(),
});
export type Subscriber = z.infer<typeof subscriber>;

export const SUBSCRIBER_PAGE = 50;

export const newsletterFigures = staffEndpoint({
  method: 'GET',
  path: '/admin/newsletter/figures',
  summary:
    'How many addresses are subscribed, unconfirmed or unsubscribed, and new ones by month for the last twelve months',
  permission: 'marketing.read',
  query: nothing,
  body: nothing,
  reply: success({
    counts: z.record(z.enum(subscriberStates), z.int()),
    /** By month in Indian time, '2026-11', the oldest first; subscribers may have left since. */
    months: z.array(z.object({ month: z.string(), came: z.int(), left: z.int() })),
  }),
});

export const listSubscribers = staffEndpoint({
  method: 'GET',
  path: '/admin/newsletter/list',
  summary: 'Subscribers to the newsletter, by address',
  permission: 'marketing.read',
  query: z.object({
    q: z.string().trim().max(60).optional(),
    state: z.enum(['all', ...subscriberStates]).default('all'),
    after: z.string().max(320).optional(),
  }),
  body: nothing,
  reply: success({ subscribers: z.array(subscriber), nextAfter: z.string().nullable() }),
});

export const exportSubscribers = staffEndpoint({
  method: 'POST',
  path: '/admin/newsletter/export',
  summary: 'Confirmed subscribers as CSV; recorded in the audit log',
  permission: 'marketing.read',
  query: nothing,
  body: nothing,
  reply: success({ csv: z.string() }),
});

const waitingFor = z.object({
  productId: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
  size: z.string().nullable(),
  waiting: z.int(),
  unconfirmed: z.int(),
  since: z.iso.datetime(),
});
export type WaitingFor = z.infer<typeof waitingFor>;

export const MAX_STOCK_ALERT_ROWS = 200;

export const listStockAlerts = staffEndpoint({
  method: 'GET',
  path: '/admin/alert/list',
  summary: 'How many stock alerts are open for each product and size, most requested first',
  permission: 'marketing.read',
  query: nothing,
  body: nothing,
  reply: success({ waitingFor: z.array(waitingFor) }),
});
