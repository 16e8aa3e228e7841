import { createRazorpayOrder } from '@gulmohar/contract/checkout.ts';
import { browserApi } from '../api/browser-api.ts';
import { messages } from '../messages.ts';
import { keepOpenCheckout } from './open-checkout.ts';
import { openCheckoutOf, purchaseBody, type Started, type Wanted, whyNotStarted } from './purchase-body.ts';
import { loadRazorpay, showPaymentWindow } from './razorpay-window.ts';

/** Script, order and the provider's window, until that is closed. Never throws. */
export async function payAtRazorpay(wanted: Wanted): Promise<Started> {
  const { shop, address } = wanted;
  let isReady: boolean;
  let opened: Awaited<ReturnType<typeof openOrder>>;
  try {
    [opened, isReady] = await Promise.all([openOrder(wanted), isLoaded(shop.payment.scriptUrl)]);
  } catch (error) {
    return whyNotStarted(error);
  }
  const checkout = openCheckoutOf(wanted, opened.orderId);
  keepOpenCheckout(checkout);
  if (opened.isPlaced) return { kind: 'placed', orderId: opened.orderId };
  if (!isReady) return { kind: 'not-started', message: messages.sdkFailed };
  try {
    const payment = await showPaymentWindow({
      key: opened.key,
      amount: opened.amount,
      currency: opened.currency,
      order_id: opened.orderId,
      name: shop.name,
      prefill: {
        name: `${address.firstName} ${address.lastName}`,
        email: address.email,
        contact: address.phone,
      },
    });
    const closed = payment ? { ...checkout, payment } : checkout;
    keepOpenCheckout(closed);
    return { kind: 'window-closed', checkout: closed };
  } catch {
    return { kind: 'not-started', message: messages.initiationFailed };
  }
}

function openOrder(wanted: Wanted) {
  return browserApi(createRazorpayOrder, { body: purchaseBody(wanted) });
}

function isLoaded(scriptUrl: string): Promise<boolean> {
  return loadRazorpay(scriptUrl).then(
    () => true,
    () => false,
  );
}
