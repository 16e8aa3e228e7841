import type pg from 'pg';
import { RAZORPAY_KEYS, type Stage } from '../shop/stage.ts';
import { startLimit } from './start-limit.ts';

export type BareCheckoutOrder = {
  connection: pg.ClientConfig;
  sandbox: string;
  /** The header that authenticates a shop to the provider. */
  authorization: string;
};

/**
 * Starts a program that takes checkouts like the shop but checks nothing, on the same database and sandbox.
 * @returns its URL
 */
export function startBareCheckout(
  { connection, sandbox }: Stage,
  closing: AsyncDisposableStack,
): Promise<string> {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET } = RAZORPAY_KEYS;
  const key = Buffer.from(`${RAZORPAY_KEY_ID}:${RAZORPAY_KEY_SECRET}`).toString('base64');
  const order: BareCheckoutOrder = { connection, sandbox, authorization: `Basic ${key}` };
  return startLimit(new URL('./bare-checkout-process.ts', import.meta.url), order, closing);
}
