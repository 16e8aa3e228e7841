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

/** What the server has established about a checkout. */
export type CheckoutOutcome =
  | { state: 'paid'; orderId: string }
  /** Nothing has been paid, and this checkout can still be paid. */
  | { state: 'open' }
  /** Nothing has been paid, and a new checkout is needed. */
  | { state: 'expired' }
  | { state: 'refunded' | 'failed'; message: string };

/** The outcome of a payment that did not lead to an order, with the server's reason. */
export type FailedOutcome = Extract<CheckoutOutcome, { message: string }>;

type OutcomeQuery = Pick<OpenCheckout, 'checkoutId' | 'payment'> & {
  /** Nobody is paying any more, so the server may end the unpaid checkout and release its units. */
  giveUp?: boolean;
};

/** About half a minute in total; after that the shopper has to check again. */
const PAUSES_MS = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000];

/**
 * Asks for the outcome of a checkout until it is known; asks at once when the connection returns. Never
 * throws.
 * @param signal stops it after the current request
 * @returns undefined if the outcome is not known yet
 */
export async function pollOutcome(
  checkout: OutcomeQuery,
  signal: AbortSignal,
): Promise<CheckoutOutcome | undefined> {
  for (const pause of [...PAUSES_MS, undefined]) {
    const outcome = await queryOutcome(checkout);
    if (outcome || pause === undefined || signal.aborted) return outcome;
    await untilOnlineOr(pause, signal);
  }
  return undefined;
}

async function queryOutcome({
  checkoutId,
  payment,
  giveUp = false,
}: OutcomeQuery): Promise<CheckoutOutcome | undefined> {
  if (!payment) return queryStatus({ orderId: checkoutId, giveUp });
  const verified = await queryVerification(payment);
  if (verified?.state !== 'failed') return verified;
  // An invalid signature does not prove that nothing was paid.
  const outcome = await queryStatus({ orderId: checkoutId, giveUp });
  return outcome?.state === 'open' || outcome?.state === 'expired' ? verified : outcome;
}

async function queryVerification(payment: SignedPayment): Promise<CheckoutOutcome | undefined> {
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

async function queryStatus(body: { orderId: string; giveUp: boolean }): Promise<CheckoutOutcome | undefined> {
  try {
    const { state, orderId } = await browserApi(getStatus, { body });
    if (state === 'checking') return undefined;
    if (state === 'refunded') return { state, message: messages.refunded };
    if (state !== 'paid') return { state };
    return orderId === undefined ? undefined : { state, orderId };
  } catch (error) {
    // The checkout belongs to another shopper, who used this browser earlier.
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
