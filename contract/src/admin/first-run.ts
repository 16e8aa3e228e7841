import { z } from 'zod';
import { newPassword } from '../accounts/password.ts';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { email, INVALID_EMAIL } from '../values/email.ts';
import { text } from '../values/text-field.ts';
import { standing } from './session.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const SET_UP_LINK_MINUTES = 60;

export const makeOwnShop = staffEndpoint({
  method: 'POST',
  path: '/admin/first-run/new',
  summary: 'Empties the demo for good; the link, which works once within an hour, makes its owner',
  permission: 'settings',
  query: nothing,
  body: z.object({
    /** Whether the demo's filters and categories stay. */
    keepsFilters: z.boolean(),
  }),
  /** null if somebody else is the owner already. */
  reply: success({ link: z.string().nullable() }),
});

export const becomeOwner = endpoint({
  method: 'POST',
  path: '/admin/first-run/owner',
  summary: 'Makes whoever has the set-up link the owner of the new shop, signed in by a cookie',
  query: nothing,
  body: z.object({
    token: z.string().min(1).max(100),
    name: text(80, 'Please enter your name'),
    email: email({ missing: 'Please enter your email address', invalid: INVALID_EMAIL }),
    password: newPassword('Please enter a password'),
  }),
  reply: success({
    ...standing,
    /** Only this once; confirms the second factor where one is needed. */
    setupCode: z.string(),
  }),
});

export const firstRunTask = z.enum([
  'name',
  'look',
  'identity',
  'gst',
  'delivery',
  'payments',
  'mail',
  'products',
  'policies',
  'redirects',
  'address',
  'second-factor',
  'backup',
  'test-order',
]);
export type FirstRunTask = z.infer<typeof firstRunTask>;

export const readFirstRun = staffEndpoint({
  method: 'GET',
  path: '/admin/first-run/read',
  summary: 'What is left to do before a new shop opens, worked out from its data',
  permission: 'settings',
  query: nothing,
  body: nothing,
  reply: success({
    /** Whether this is the demo, which can be made a shop of one's own. */
    isDemo: z.boolean(),
    isPublicDemo: z.boolean(),
    isOpen: z.boolean(),
    tasks: z.array(z.object({ task: firstRunTask, isDone: z.boolean() })),
    payments: z.object({
      /** `sandbox` needs no keys. */
      mode: z.enum(['sandbox', 'test', 'live']),
      webhookUrl: z.string(),
      lastWebhookAt: z.iso.datetime().nullable(),
    }),
  }),
});

export const checkPayments = staffEndpoint({
  method: 'POST',
  path: '/admin/first-run/check-payments',
  summary: 'Calls the payment provider with the shop’s keys',
  permission: 'settings',
  query: nothing,
  body: nothing,
  reply: success({ message: z.string() }),
});

export const sendTestMail = staffEndpoint({
  method: 'POST',
  path: '/admin/first-run/test-mail',
  summary: 'Sends a mail to the caller at once',
  permission: 'settings',
  query: nothing,
  body: nothing,
  reply: success({ message: z.string() }),
});
