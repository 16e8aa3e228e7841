import { createRazorpayOrder, orderData, verifyRazorpayPayment } from '@gulmohar/contract/checkout.ts';
import type { Dependencies } from '../dependencies.ts';
import { checkoutLimits, verifyLimits } from '../http/rate-limits.ts';
import { type Route, route } from '../http/route.ts';
import { ShopError } from '../http/shop-error.ts';
import { type CompleteOrder, completeOrder } from './complete-order.ts';
import { confirmPayment } from './confirm-payment.ts';
import { openCheckout } from './open-checkout.ts';
import { openCheckoutByAmount } from './open-checkout-by-amount.ts';

/** `/api/order/razorpay/*` */
export function checkoutRoutes({ db, payments }: Dependencies): Route[] {
  return [
    route(createRazorpayOrder, { limits: checkoutLimits }, async ({ body, shopper }) => {
      if (!body.isGuest && !shopper) throw new ShopError('UNAUTHENTICATED', 'Please login to continue');
      if (body.isGuest && !shopper && !body.orderData) {
        const opened = await openCheckoutByAmount(db, payments, body.amount);
        return {
          key: payments.key,
          amount: opened.amount,
          currency: opened.currency,
          orderId: opened.id,
          isPlaced: false,
        };
      }
      const order = await completeOrder(db, body.orderData, shopper?.userId);
      const wish = { order, claimed: body.amount, userId: shopper?.userId ?? null };
      const opened = await openCheckout(db, payments, wish);
      const { key } = payments;
      return opened.outcome === 'placed'
        ? { key, amount: 0, currency: opened.currency, orderId: opened.orderId, isPlaced: true }
        : {
            key,
            amount: opened.amount,
            currency: opened.currency,
            orderId: opened.providerOrderId,
            isPlaced: false,
          };
    }),

    route(verifyRazorpayPayment, { limits: verifyLimits }, async ({ body }) => {
      const answer = {
        orderId: body.razorpay_order_id,
        paymentId: body.razorpay_payment_id,
        signature: body.razorpay_signature,
      };
      const orderId = await confirmPayment(db, payments, answer, readOrder(body.orderData));
      return { orderId, message: 'Payment Successful!' };
    }),
  ];
}

/** Money has moved by now: an order that makes no sense must not keep the payment from being looked at. */
function readOrder(given: unknown): CompleteOrder | undefined {
  const { data } = orderData.safeParse(given);
  return data?.guestInfo && { ...data, guestInfo: data.guestInfo };
}
