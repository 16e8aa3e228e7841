import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { lineSize, productId } from '../catalogue/product.ts';
import { email, INVALID_EMAIL } from '../values/email.ts';
import { oneClickEndpoint } from './one-click.ts';
import { INVALID_LINK, linkRefusals, linkToken } from './password.ts';

export const requestStockAlert = endpoint({
  method: 'POST',
  path: '/product/stock-alert',
  summary:
    'Requests an e-mail when a product or one of its sizes is back in stock; some addresses have to be confirmed first',
  shopper: 'optional',
  query: nothing,
  body: z.object({
    productId,
    email: email({ missing: 'Please enter your email address', invalid: INVALID_EMAIL }),
    /** Any size if absent or empty. */
    size: lineSize,
  }),
  reply: success({
    message: z.string(),
    /** Whether the address must first be confirmed by a link mailed to it. */
    needsConfirmation: z.boolean(),
  }),
});

const stockHold = z.object({
  holdId: z.uuid(),
  /** null for a product without sizes. */
  size: z.string().nullable(),
  /** When the next shopper who waits gets it; null until the mail has been sent. */
  heldUntil: z.iso.datetime().nullable(),
});
export type StockHold = z.infer<typeof stockHold>;

export const listStockHolds = endpoint({
  method: 'POST',
  path: '/product/stock-holds',
  summary: 'The units of a product that are held for the caller because of a stock alert',
  shopper: 'optional',
  query: nothing,
  body: z.object({ productId, holdIds: z.array(z.uuid()).max(5).default([]) }),
  reply: success({ holds: z.array(stockHold) }),
});

export const confirmStockAlert = endpoint({
  method: 'POST',
  path: '/product/stock-alert/confirm',
  summary: 'Confirms an address for its requested stock alerts with the token of the mailed link',
  refusals: linkRefusals(INVALID_LINK),
  query: nothing,
  body: z.object({ token: linkToken(INVALID_LINK) }),
  reply: success({ message: z.string() }),
});

export const unsubscribeStockAlerts = endpoint({
  method: 'POST',
  path: '/product/stock-alert/unsubscribe',
  summary: 'Ends all stock alerts of an address with the token of the mailed link',
  refusals: linkRefusals(INVALID_LINK),
  query: nothing,
  body: z.object({ token: linkToken(INVALID_LINK) }),
  reply: success({ message: z.string() }),
});

export const endAlertsWithOneClick = oneClickEndpoint({
  path: '/product/stock-alert/one-click',
  summary: 'One-click unsubscribe from stock alerts, for mail programs (RFC 8058)',
});
