import { z } from 'zod';
import { oneClickEndpoint } from '../accounts/one-click.ts';
import { INVALID_LINK, linkRefusals, linkToken } from '../accounts/password.ts';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';

const byToken = { refusals: linkRefusals(INVALID_LINK), query: nothing };
const body = z.object({ token: linkToken(INVALID_LINK) });

const unfinishedLine = z.object({
  productId: z.string(),
  name: z.string(),
  size: z.string().nullable(),
  picture: z.string().nullable(),
  quantity: z.int(),
  /** Units in stock now. */
  available: z.int(),
  /** Today's, in rupees; null if nothing is left. */
  price: z.number().nullable(),
});
export type UnfinishedLine = z.infer<typeof unfinishedLine>;

export const readUnfinishedCheckout = endpoint({
  method: 'POST',
  path: '/reminder/cart',
  summary: 'The items of an unfinished checkout, by the token of a reminder: nothing about its buyer',
  ...byToken,
  body,
  reply: success({ lines: z.array(unfinishedLine) }),
});

export const returnToCheckout = endpoint({
  method: 'POST',
  path: '/reminder/return',
  summary: 'Records that a shopper took these items over into a cart',
  ...byToken,
  body,
  reply: success({}),
});

export const endReminders = endpoint({
  method: 'POST',
  path: '/reminder/unsubscribe',
  summary: 'Ends reminders of unfinished checkouts with the token of the mailed link',
  ...byToken,
  body,
  reply: success({ message: z.string() }),
});

export const endRemindersWithOneClick = oneClickEndpoint({
  path: '/reminder/one-click',
  summary: 'One-click unsubscribe from reminders of unfinished checkouts, for mail programs (RFC 8058)',
});
