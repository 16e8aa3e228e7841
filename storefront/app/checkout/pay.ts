import { createRazorpayOrder, verifyRazorpayPayment } from '@gulmohar/contract/checkout.ts';
import { ApiError } from '@gulmohar/contract/client.ts';
import { browserApi } from '../api/browser-api.ts';
import { messages } from '../messages.ts';
import { type Purchase, purchaseBody, whyNotStarted } from './purchase-body.ts';
import { loadRazorpay, type SignedPayment, showPaymentWindow } from './razorpay-window.ts';

export type Outcome =
  | { kind: 'ordered'; orderId: string }
  | { kind: 'dismissed' }
  /** Nothing was paid; the message says why. */
  | { kind: 'not-started'; message: string }
  /** Something was paid, but there is no order. */
  | { kind: 'failed'; orderId: string; message: string };

const VERIFY_TRIES = 5;
const VERIFY_PAUSE_MS = 2_000;

/** The whole payment: script, order, the provider's window, verification. Never throws. */
export async function pay(purchase: Purchase): Promise<Outcome> {
  const { shop, address } = purchase;
  const name = `${address.firstName} ${address.lastName}`;
  let opened: Awaited<ReturnType<typeof openOrder>>;
  let payment: SignedPayment | undefined;
  try {
    [opened] = await Promise.all([openOrder(purchase), loadRazorpay(shop.payment.scriptUrl)]);
    if (opened.isPlaced) return { kind: 'ordered', orderId: opened.orderId };
    payment = await showPaymentWindow({
      key: opened.key,
      amount: opened.amount,
      currency: opened.currency,
      order_id: opened.orderId,
      name: shop.name,
      prefill: { name, email: address.email, contact: address.phone },
    });
  } catch (error) {
    return {
      kind: 'not-started',
      message: error instanceof Error ? error.message : messages.initiationFailed,
    };
  }
  if (!payment) return { kind: 'dismissed' };
  try {
    const { orderId } = await verify(payment);
    return { kind: 'ordered', orderId };
  } catch (error) {
    const isAnswer = error instanceof ApiError && error.status < 500;
    const message = isAnswer ? error.message : messages.notConfirmed;
    return { kind: 'failed', orderId: opened.orderId, message };
  }
}

async function openOrder(purchase: Purchase) {
  return browserApi(createRazorpayOrder, { body: purchaseBody(purchase) }).catch((error: unknown) => {
    throw new Error(whyNotStarted(error));
  });
}

/** The money has moved, so a shop that does not answer is asked again; the same question twice is one order. */
async function verify(payment: SignedPayment) {
  for (let tries = 1; ; tries++) {
    try {
      return await browserApi(verifyRazorpayPayment, { body: payment });
    } catch (error) {
      const isFinal = error instanceof ApiError && error.status < 500;
      if (isFinal || tries === VERIFY_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, VERIFY_PAUSE_MS));
    }
  }
}
