import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { mobile } from '../values/address.ts';
import { text } from '../values/text-field.ts';
import { staffEndpoint } from './staff-endpoint.ts';

/** The longest bar, so that what somebody did is not held against them for ever. */
export const MAX_BAR_DAYS = 730;

/** A buyer who cannot pay in cash until a given day; the phone number itself is not stored. */
export const cashBar = z.object({
  barId: z.uuid(),
  /** null for a buyer without an account. */
  userId: z.uuid().nullable(),
  customer: z.string().nullable(),
  reason: z.string(),
  until: z.iso.datetime(),
  staffName: z.string(),
  at: z.iso.datetime(),
  /** The buyer's objection; null if there is none. */
  contested: z.object({ at: z.iso.datetime(), note: z.string() }).nullable(),
});
export type CashBar = z.output<typeof cashBar>;

export const listCashBars = staffEndpoint({
  method: 'GET',
  path: '/admin/customer/cash-bars',
  summary: 'Buyers barred from cash on delivery, the latest first; only one customer’s if given',
  permission: 'customers.read',
  query: z.object({ userId: z.uuid().optional() }),
  body: nothing,
  reply: success({ bars: z.array(cashBar) }),
});

export const barFromCash = staffEndpoint({
  method: 'POST',
  path: '/admin/customer/bar-from-cash',
  summary:
    'Bars a customer or phone number from cash on delivery until a given day; the buyer is not told why',
  permission: 'customers.block',
  query: nothing,
  body: z
    .object({
      userId: z.uuid().optional(),
      phone: mobile.optional(),
      reason: text(500, 'Please say why'),
      days: z
        .int('Please enter a number of days')
        .min(1, 'At least 1 day')
        .max(MAX_BAR_DAYS, `At most ${MAX_BAR_DAYS} days`),
    })
    .refine(({ userId, phone }) => userId || phone, {
      path: ['phone'],
      message: 'Please enter a phone number',
    }),
  reply: success({}),
});

export const contestCashBar = staffEndpoint({
  method: 'POST',
  path: '/admin/customer/contest-cash-bar',
  summary: 'Records a buyer’s objection; the restriction stays until it is lifted',
  permission: 'customers.read',
  query: nothing,
  body: z.object({ barId: z.uuid(), note: text(500, 'Please enter what they say') }),
  reply: success({}),
});

export const liftCashBar = staffEndpoint({
  method: 'POST',
  path: '/admin/customer/lift-cash-bar',
  summary: 'Lifts the restriction before its last day',
  permission: 'customers.block',
  query: nothing,
  body: z.object({ barId: z.uuid(), note: text(500, 'Please say why') }),
  reply: success({}),
});
