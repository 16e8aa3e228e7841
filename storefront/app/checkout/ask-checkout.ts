import { ApiError } from '@gulmohar/contract/api/client.ts';
import type { getCheckoutStatus, verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { checkoutMessages as messages } from './checkout.messages.ts';
import type { OpenCheckout } from './open-checkout.ts';
import type { SignedPayment } from './razorpay-window.ts';

const verify = addressOf<typeof verifyRazorpayPayment>({
  method: 'POST',
  path: '/order/razorpay/verify-payment',
});
const getStatus = addressOf<typeof getCheckoutStatus>({
  method: 'POST',
  path: '/order/checkout-status',
  shopper: 'optional',
});

/** What is certain about a checkout, by the server. */
export type Told =
  | { state: 'paid'; orderId: string }
  /** Nothing is paid, and the same checkout can be. */
  | { state: 'open' }
  /** Nothing is paid; a new checkout is needed. */
  | { state: 'expired' }
  | { state: 'refunded' | 'failed'; message: string };

type Asked = Pick<OpenCheckout, 'orderId' | 'payment'> & {
  /** Nobody is paying any more: what is unpaid may end, and its units are free again. */
  giveUp?: boolean;
};

/** About half a minute in all; after that the shopper has to ask again. */
const PAUSES_MS = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000];

/**
 * Asks what became of a checkout until it is known; a connection that comes back is used at once. Never throws.
 * @param signal ends it after the question that is under way
 * @returns undefined when it is not known yet
 */
export async function askUntilKnown(checkout: Asked, signal: AbortSignal): Promise<Told | undefined> {
  for (const pause of [...PAUSES_MS, undefined]) {
    const told = await ask(checkout);
    if (told || pause === undefined || signal.aborted) return told;
    await untilOnlineOr(pause, signal);
  }
  return undefined;
}

async function ask({ orderId, payment, giveUp = false }: Asked): Promise<Told | undefined> {
  if (!payment) return askStatus({ orderId, giveUp });
  const verified = await askToVerify(payment);
  if (verified?.state !== 'failed') return verified;
  // A signature that does not verify does not prove that nothing was paid.
  const told = await askStatus({ orderId, giveUp });
  return told?.state === 'open' || told?.state === 'expired' ? verified : told;
}

async function askToVerify(payment: SignedPayment): Promise<Told | undefined> {
  try {
    const { orderId } = await browserApi(verify, { body: payment });
    return { state: 'paid', orderId };
  } catch (error) {
    if (!(error instanceof ApiError)) return undefined;
    const { code, message } = error;
    if (code === 'PAYMENT_VERIFICATION_FAILED') return { state: 'failed', message };
    return code === 'ORDER_NOT_POSSIBLE' ? { state: 'refunded', message } : undefined;
  }
}

async function askStatus(body: { orderId: string; giveUp: boolean }): Promise<Told | undefined> {
  try {
    const { state, orderId } = await browserApi(getStatus, { body });
    if (state === 'checking') return undefined;
    if (state === 'refunded') return { state, message: messages.refunded };
    if (state !== 'paid') return { state };
    return orderId === undefined ? undefined : { state, orderId };
  } catch (error) {
    // Another shopper's, who used this browser before.
    return error instanceof ApiError && error.status === 404 ? { state: 'expired' } : undefined;
  }
}

function untilOnlineOr(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    addEventListener('online', go);
    signal.addEventListener('abort', go);
  });
}
