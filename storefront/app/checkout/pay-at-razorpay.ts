import type { createRazorpayOrder } from '@gulmohar/contract/sales/checkout.ts';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { messages } from '../messages.ts';
import { keepOpenCheckout, type OpenCheckout } from './open-checkout.ts';
import { whilePaying } from './paying-tab.ts';
import {
  openCheckoutOf,
  purchaseBody,
  type Requested,
  type Started,
  whyNotStarted,
} from './purchase-body.ts';
import { loadRazorpay, showPaymentWindow } from './razorpay-window.ts';
import { beginReservation, endReservation } from './reservation-store.ts';

const createOrder = addressOf<typeof createRazorpayOrder>({
  method: 'POST',
  path: '/order/razorpay/create-order',
  shopper: 'optional',
});

type Opened = Awaited<ReturnType<typeof openOrder>>;

/** Loads the script, creates the order and shows the provider's window until it is closed. Never throws. */
export async function payAtRazorpay(requested: Requested): Promise<Started> {
  let isReady: boolean;
  let opened: Opened;
  try {
    [opened, isReady] = await Promise.all([openOrder(requested), isLoaded(requested.shop.payment.scriptUrl)]);
  } catch (error) {
    return whyNotStarted(error);
  }
  if (opened.isPlaced) {
    keepOpenCheckout(openCheckoutOf(requested, opened.checkoutId ?? opened.orderId));
    return { kind: 'placed', orderId: opened.orderId };
  }
  const checkout = openCheckoutOf(requested, opened.orderId);
  // Stores the checkout for other tabs only once they can see that it is being paid.
  return whilePaying(opened.orderId, async () => {
    keepOpenCheckout(checkout);
    if (!isReady) return { kind: 'not-started', message: messages.sdkFailed };
    try {
      return { kind: 'window-closed', checkout: await showWindow(requested, checkout, opened) };
    } catch {
      return { kind: 'not-started', message: messages.initiationFailed };
    }
  });
}

/** @returns the checkout with the window's result, once it is closed */
async function showWindow(
  { shop, form }: Requested,
  checkout: OpenCheckout,
  { key, amount, currency }: Opened,
): Promise<OpenCheckout> {
  beginReservation(checkout.checkoutId);
  const payment = await showPaymentWindow({
    key,
    amount,
    currency,
    order_id: checkout.checkoutId,
    name: shop.name,
    prefill: {
      name: `${form.firstName} ${form.lastName}`,
      email: form.email,
      contact: form.phone,
    },
  }).finally(endReservation);
  const closed = payment ? { ...checkout, payment } : checkout;
  keepOpenCheckout(closed);
  return closed;
}

function openOrder(requested: Requested) {
  return browserApi(createOrder, { body: purchaseBody(requested) });
}

function isLoaded(scriptUrl: string): Promise<boolean> {
  return loadRazorpay(scriptUrl).then(
    () => true,
    () => false,
  );
}
