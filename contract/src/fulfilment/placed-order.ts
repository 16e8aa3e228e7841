import { z } from 'zod';
import { newPassword } from '../accounts/password.ts';
import { deviceId, sessionToken } from '../accounts/session.ts';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { deliveryDetails, totalsInRupees } from '../sales/checkout.ts';
import { orderedItem } from './order.ts';

/** How long the browser that opened a checkout can read its order. */
export const PLACED_ORDER_HOURS = 24;

/** An order as its buyer sees it right after placing it. */
export const placedOrder = z.object({
  _id: z.uuid(),
  date: z.iso.datetime(),
  items: z.array(orderedItem),
  /** Rupees. */
  totals: totalsInRupees,
  couponCode: z.string().nullable(),
  /** The confirmation was sent to the address's e-mail address. */
  ...deliveryDetails.shape,
  /**
   * The latest dispatch date and the delivery window: as promised for the PIN code, otherwise as in the
   * terms.
   */
  leavesBy: z.iso.datetime(),
  arrivesFrom: z.iso.datetime(),
  arrivesTo: z.iso.datetime(),
  /** Whether Express delivery was ordered. */
  isExpress: z.boolean(),
  /**
   * The deadline for the buyer to confirm a cash order by the link in the e-mail, after which it is cancelled;
   * null if nothing needs confirming.
   */
  toConfirmBy: z.iso.datetime().nullable(),
  /** The token that `trackByLink` requires from a guest; null for an account's order. */
  trackingToken: z.string().nullable(),
  /** Whether an account can be created from the order's data. */
  canCreateAccount: z.boolean(),
});
export type PlacedOrder = z.infer<typeof placedOrder>;

/**
 * The id of the checkout or of the provider's order, as returned when it was opened; only the browser that
 * ordered knows it.
 */
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
