import {
  createRazorpayOrder,
  createSabPaisaPayment,
  createStripeSession,
  getCheckoutStatus,
  type purchase,
  verifyRazorpayPayment,
  verifyStripePayment,
} from '@gulmohar/contract/sales/checkout.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { z } from 'zod';
import type { Shopper } from '../../accounts/session/shopper.ts';
import { shopperRoute } from '../../accounts/session/shopper-route.ts';
import type { Providers } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import { checkoutLimits, checkoutStatusLimits, verifyLimits } from '../../platform/http/rate-limits.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { checkoutStatus } from './checkout-status.ts';
import { completeOrder } from './complete-order.ts';
import { confirmPayment } from './confirm-payment.ts';
import { type Input, openCheckout } from './open-checkout.ts';
import { openCheckoutByAmount } from './open-checkout-by-amount.ts';
import { readPaidOrderData } from './paid-order-data.ts';
import { verifyReturn } from './verify-return.ts';

type Needs = {
  db: Database;
  providers: Providers;
  shop: () => Shop;
};

type Purchase = z.output<typeof purchase>;

/** `/api/order/razorpay/*`, `/api/order/stripe/*`, `/api/order/sabpaisa/*`, `/api/order/verify-stripe`, `/api/order/checkout-status` */
export function checkoutRoutes({ db, providers, shop }: Needs): Route[] {
  const { razorpay, stripe, sabpaisa } = providers;

  function readClaim(body: Purchase, shopper: Shopper | undefined) {
    if (!body.isGuest && !shopper) throw new ShopError('UNAUTHENTICATED', 'Please login to continue');
    return { claimed: body.amount, userId: shopper?.userId ?? null, shipping: shop().shipping };
  }

  async function readWish(body: Purchase, shopper: Shopper | undefined): Promise<Input> {
    const claim = readClaim(body, shopper);
    return { ...claim, order: await completeOrder(db, body.orderData, shopper?.userId) };
  }

  return [
    shopperRoute(createRazorpayOrder, { limits: checkoutLimits }, async ({ body, shopper }) => {
      const { key } = razorpay;
      const opened = body.orderData
        ? await openCheckout(db, razorpay, await readWish(body, shopper))
        : await openCheckoutByAmount(db, razorpay, readClaim(body, shopper));
      if (opened.outcome === 'placed') {
        return { key, amount: 0, currency: opened.currency, orderId: opened.orderId, isPlaced: true };
      }
      const { id, amount, currency } = opened.order;
      return { key, amount, currency, orderId: id, isPlaced: false };
    }),

    route(verifyRazorpayPayment, { limits: verifyLimits }, async ({ body }) => {
      const answer = {
        orderId: body.razorpay_order_id,
        paymentId: body.razorpay_payment_id,
        signature: body.razorpay_signature,
      };
      const said = readPaidOrderData(body.orderData);
      const orderId = await confirmPayment(db, razorpay, answer, { said, shipping: shop().shipping });
      return { orderId, message: 'Payment Successful!' };
    }),

    ...(stripe
      ? [
          shopperRoute(createStripeSession, { limits: checkoutLimits }, async ({ body, shopper }) => {
            const opened = await openCheckout(db, stripe, await readWish(body, shopper));
            if (opened.outcome === 'to-pay') return { url: opened.order.payUrl, orderId: opened.checkoutId };
            const { orderId } = opened;
            return { url: `${shop().url}/verify?success=true&orderId=${orderId}`, orderId };
          }),
        ]
      : []),

    ...(sabpaisa
      ? [
          shopperRoute(createSabPaisaPayment, { limits: checkoutLimits }, async ({ body, shopper }) => {
            const input = await readWish(body, shopper);
            const opened = await openCheckout(db, sabpaisa, input);
            if (opened.outcome === 'placed') return { form: null, orderId: opened.orderId };
            const form = sabpaisa.paymentForm(opened.order, input.order.buyer);
            return { form, orderId: opened.checkoutId };
          }),
        ]
      : []),

    shopperRoute(verifyStripePayment, { limits: verifyLimits }, async ({ body, shopper }) => {
      const order = await verifyReturn(db, providers, { ...body, userId: shopper?.userId });
      return { success: order !== undefined, ...(order && { orderId: order.id }) };
    }),

    shopperRoute(getCheckoutStatus, { limits: checkoutStatusLimits }, async ({ body, shopper }) =>
      checkoutStatus(db, providers, { ...body, userId: shopper?.userId }),
    ),
  ];
}
