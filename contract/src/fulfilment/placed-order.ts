import { z } from 'zod';
import { newPassword } from '../accounts/password.ts';
import { deviceId, sessionToken } from '../accounts/session.ts';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { totalsInRupees } from '../sales/checkout.ts';
import { address } from '../values/address.ts';
import { orderedItem } from './order.ts';

/** For how long the browser that opened a checkout may read the order that came of it. */
export const PLACED_ORDER_HOURS = 24;

/** An order as its buyer sees it right after the payment. */
export const placedOrder = z.object({
  _id: z.uuid(),
  date: z.iso.datetime(),
  items: z.array(orderedItem),
  /** Rupees. */
  totals: totalsInRupees,
  couponCode: z.string().nullable(),
  /** Where it goes; its e-mail address got the confirmation. */
  address,
  /** When it is dispatched at the latest, and between which days it arrives, by the terms' business days. */
  leavesBy: z.iso.datetime(),
  arrivesFrom: z.iso.datetime(),
  arrivesTo: z.iso.datetime(),
  /** What `trackByLink` wants to see of a guest; null for an order of an account. */
  trackingToken: z.string().nullable(),
  /** Whether an account can be made of what the order says. */
  canCreateAccount: z.boolean(),
});
export type PlacedOrder = z.infer<typeof placedOrder>;

/** The checkout or the provider's order, as opening it answered: only the browser that paid knows it. */
const orderId = z.string().trim().min(1).max(100);

export const getPlacedOrder = endpoint({
  method: 'POST',
  path: '/order/placed',
  summary: 'The order that came of a checkout, for a day, by what opening the checkout answered',
  shopper: 'optional',
  query: nothing,
  body: z.object({ orderId }),
  reply: success({ order: placedOrder }),
});

export const createAccountFromOrder = endpoint({
  method: 'POST',
  path: '/order/placed/account',
  summary: 'Makes an account of what a guest’s order says, with the order in it, and opens a session',
  query: nothing,
  body: z.object({ orderId, password: newPassword('Please enter a password'), deviceId }),
  reply: success({ token: sessionToken, message: z.string() }),
});
