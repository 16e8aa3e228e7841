import { createRazorpayOrder, verifyRazorpayPayment } from '@gulmohar/contract/checkout.ts';
import type { Dependencies } from '../dependencies.ts';
import { checkoutLimits, verifyLimits } from '../http/rate-limits.ts';
import { type Route, route } from '../http/route.ts';
import { ShopError } from '../http/shop-error.ts';
import { completeOrder } from './complete-order.ts';
import { confirmPayment } from './confirm-payment.ts';
import { openCheckout } from './open-checkout.ts';

/** `/api/order/razorpay/*` */
export function checkoutRoutes({ db, payments }: Dependencies): Route[] {
  return [
    route(createRazorpayOrder, { limits: checkoutLimits }, async ({ body, shopper }) => {
      if (!body.isGuest && !shopper) throw new ShopError('UNAUTHENTICATED', 'Please login to continue');
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
      const orderId = await confirmPayment(db, payments, {
        orderId: body.razorpay_order_id,
        paymentId: body.razorpay_payment_id,
        signature: body.razorpay_signature,
      });
      return { orderId, message: 'Payment Successful!' };
    }),
  ];
}
