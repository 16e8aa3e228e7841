import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const MAX_SHOWN_CHECKOUTS = 100;
/** Later, a reminder would only puzzle. */
export const LATEST_REMINDER_DAYS = 3;
/** What the figures are about. */
export const RECOVERY_DAYS = 30;

export const abandonedStates = ['all', 'reminded', 'returned', 'bought'] as const;
export type AbandonedState = (typeof abandonedStates)[number];

const abandonedCheckout = z.object({
  checkoutId: z.uuid(),
  begunAt: z.iso.datetime(),
  buyerName: z.string(),
  email: z.string(),
  /** Paise. */
  amount: z.int(),
  items: z.array(z.object({ name: z.string(), size: z.string().nullable(), quantity: z.int() })),
  /** Whether the buyer agreed to be reminded. */
  mayBeReminded: z.boolean(),
  firstAt: z.iso.datetime().nullable(),
  secondAt: z.iso.datetime().nullable(),
  /** When the items were taken over by the link of a reminder. */
  returnedAt: z.iso.datetime().nullable(),
  /** What the same buyer ordered within a week after that, or else after giving up. */
  orderId: z.uuid().nullable(),
});
export type AbandonedCheckout = z.infer<typeof abandonedCheckout>;

export const listAbandonedCheckouts = staffEndpoint({
  method: 'GET',
  path: '/admin/checkout/abandoned',
  summary: `Checkouts that were begun and not paid, the newest ${MAX_SHOWN_CHECKOUTS} of one state, and what reminders of them brought back in ${RECOVERY_DAYS} days`,
  permission: 'marketing.read',
  query: z.object({ state: z.enum(abandonedStates).default('all') }),
  body: nothing,
  reply: success({
    /** Amounts in paise. */
    figures: z.object({
      abandoned: z.int(),
      abandonedAmount: z.int(),
      reminded: z.int(),
      returned: z.int(),
      /** Orders of buyers who returned by a reminder, within a week. */
      recovered: z.int(),
      recoveredAmount: z.int(),
    }),
    checkouts: z.array(abandonedCheckout),
  }),
});
