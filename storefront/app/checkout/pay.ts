import type { Address } from '@gulmohar/contract/address.ts';
import { createRazorpayOrder, type OrderData, verifyRazorpayPayment } from '@gulmohar/contract/checkout.ts';
import { ApiError } from '@gulmohar/contract/client.ts';
import { type Paise, paiseToRupees } from '@gulmohar/contract/money.ts';
import type { Shop } from '@gulmohar/contract/shop.ts';
import { readToken } from '../account/session-store.ts';
import { browserApi } from '../api/browser-api.ts';
import type { PricedLine } from '../cart/use-priced-lines.ts';
import { messages } from '../messages.ts';
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

type Purchase = {
  shop: Shop;
  lines: PricedLine[];
  total: Paise;
  couponCode: string | undefined;
  address: Address;
};

/** The whole payment: script, order, the provider's window, verification. Never throws. */
export async function pay(purchase: Purchase): Promise<Outcome> {
  const { shop, address } = purchase;
  const name = `${address.firstName} ${address.lastName}`;
  let opened: Awaited<ReturnType<typeof openOrder>>;
  let payment: SignedPayment | undefined;
  try {
    [opened] = await Promise.all([openOrder(purchase, name), loadRazorpay(shop.payment.scriptUrl)]);
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
    const message = error instanceof ApiError ? error.message : messages.initiationFailed;
    return { kind: 'failed', orderId: opened.orderId, message };
  }
}

async function openOrder({ lines, total, couponCode, address }: Purchase, name: string) {
  const { street, city, state, zipcode, country } = address;
  const orderData: OrderData = {
    items: lines.map(({ productId, product, size, quantity }) => ({
      _id: productId,
      name: product?.name ?? '',
      size,
      quantity,
    })),
    address: { street, city, state, zipcode, country },
    couponCode,
    guestInfo: { name, ...address },
  };
  const body = { amount: paiseToRupees(total), isGuest: readToken() === null, orderData };
  return browserApi(createRazorpayOrder, { body }).catch((error: unknown) => {
    throw error instanceof ApiError && error.status < 500 ? error : new Error(messages.initiationFailed);
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
