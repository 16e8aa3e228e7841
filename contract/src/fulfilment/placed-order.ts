import { z } from 'zod';
import { newPassword } from '../accounts/password.ts';
import { deviceId, sessionToken } from '../accounts/session.ts';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { deliveryDetails, totalsInRupees } from '../sales/checkout.ts';
import { orderedItem } from './order.ts';

/** How long the browser that opened a checkout can read its order. */
export const PLACED_ORDER_HOURS = 24;

export const placedOrder = z.object({
  _id: z.uuid(),
  date: z.iso.datetime(),
  items: z.array(orderedItem),
  totals: totalsInRupees,
  /** As in `OrderDetail`. */
  creditPaid: z.number(),
  payOnDelivery: z.number(),
  couponCode: z.string().nullable(),
  /** The titles of those that applied. */
  promotions: z.array(z.string()),
  /** The confirmation was sent to the address's e-mail address. */
  ...deliveryDetails.shape,
  /** The latest dispatch date and the delivery window: as promised, otherwise as in the terms. */
  leavesBy: z.iso.datetime(),
  arrivesFrom: z.iso.datetime(),
  arrivesTo: z.iso.datetime(),
  isExpress: z.boolean(),
  toConfirmBy: z.iso.datetime().nullable(),
  /** The token that `trackByLink` requires from a guest; null for an account's order. */
  trackingToken: z.string().nullable(),
  /** Whether it is a guest's order, so that an account can be offered; not whether its address has one. */
  canCreateAccount: z.boolean(),
});
export type PlacedOrder = z.infer<typeof placedOrder>;

/** The id of the checkout or the provider's order, known only to the browser that ordered. */
const orderId = z.string().trim().min(1).max(100);

export const getPlacedOrder = endpoint({
  method: 'POST',
  path: '/order/placed',
  summary: 'The order of a checkout, for one day, by the id that opening the checkout returned',
  shopper: 'optional',
  query: nothing,
  body: z.object({ orderId }),
  reply: success({ order: placedOrder }),
});

export const createAccountFromOrder = endpoint({
  method: 'POST',
  path: '/order/placed/account',
  summary: 'Creates an account from a guest’s order, adds the order to it and opens a session',
  query: nothing,
  body: z.object({ orderId, password: newPassword('Please enter a password'), deviceId }),
  reply: success({ token: sessionToken, message: z.string() }),
});
