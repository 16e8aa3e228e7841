import {
  createRazorpayOrder,
  createSabPaisaPayment,
  createStripeSession,
  getCheckoutStatus,
  type purchase,
  verifyRazorpayPayment,
  verifyStripePayment,
} from '@gulmohar/contract/sales/checkout.ts';
import type { PaymentTerms } from '@gulmohar/contract/sales/payment-terms.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { ShippingRules } from '@gulmohar/contract/shop/shop-rules.ts';
import type { z } from 'zod';
import type { Shopper } from '../../accounts/session/shopper.ts';
import { shopperRoute } from '../../accounts/session/shopper-route.ts';
import type { Providers } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { checkoutLimits, checkoutStatusLimits, verifyLimits } from '../../platform/http/rate-limits.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { checkoutStatus } from './checkout-status.ts';
import { completeOrder } from './complete-order.ts';
import { confirmPayment } from './confirm-payment.ts';
import { type Input, openCheckout } from './open-checkout.ts';
import { openCheckoutByAmount } from './open-checkout-by-amount.ts';
import { readPaidOrderData } from './paid-order-data.ts';
import type { ReservationPolicy } from './reservation-caps.ts';
import { verifyReturn } from './verify-return.ts';

type Needs = {
  db: Database;
  providers: Providers;
  reservations: ReservationPolicy;
  shop: () => Shop;
};

type Buying = { body: z.output<typeof purchase>; shopper: Shopper | undefined; caller: Caller };

/** `/api/order/razorpay/*`, `/api/order/stripe/*`, `/api/order/sabpaisa/*`, `/api/order/verify-stripe`, `/api/order/checkout-status` */
export function checkoutRoutes({ db, providers, reservations, shop }: Needs): Route[] {
  const { razorpay, stripe, sabpaisa } = providers;

  /** Returns the current delivery charges and the terms of paying online. */
  function pricedBy(): { shipping: ShippingRules; terms: PaymentTerms } {
    const { shipping, payment } = shop();
    return { shipping, terms: { paidBy: 'online', rules: payment.prepaidDiscount } };
  }

  function readClaim({ body, shopper, caller }: Buying) {
    if (!body.isGuest && !shopper) throw new ShopError('UNAUTHENTICATED', 'Please login to continue');
    const { caps, addressKey } = reservations;
    const holder = { caps, addressKey: addressKey(caller.address) };
    return { claimed: body.amount, userId: shopper?.userId ?? null, ...pricedBy(), ...holder };
  }

  async function readInput(buying: Buying): Promise<Input> {
    const { orderData } = buying.body;
    return { ...readClaim(buying), order: await completeOrder(db, orderData, buying.shopper?.userId) };
  }

  const opening = { limits: checkoutLimits };
  return [
    shopperRoute(createRazorpayOrder, opening, async (buying) => {
      const { key } = razorpay;
      const opened = buying.body.orderData
        ? await openCheckout(db, razorpay, await readInput(buying))
        : await openCheckoutByAmount(db, razorpay, readClaim(buying));
      if (opened.outcome === 'placed') {
        const { outcome: _, ...placed } = opened;
        return { key, amount: 0, ...placed, isPlaced: true };
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
      const orderId = await confirmPayment(db, razorpay, answer, { said, ...pricedBy() });
      return { orderId, message: 'Payment Successful!' };
    }),

    ...(stripe
      ? [
          shopperRoute(createStripeSession, opening, async (buying) => {
            const opened = await openCheckout(db, stripe, await readInput(buying));
            if (opened.outcome === 'to-pay') return { url: opened.order.payUrl, orderId: opened.checkoutId };
            const { orderId } = opened;
            return { url: `${shop().url}/verify?success=true&orderId=${orderId}`, orderId };
          }),
        ]
      : []),

    ...(sabpaisa
      ? [
          shopperRoute(createSabPaisaPayment, opening, async (buying) => {
            const input = await readInput(buying);
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
