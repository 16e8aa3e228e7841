import {
  getCheckoutStatus,
  verifyRazorpayPayment,
  verifyStripePayment,
} from '@gulmohar/contract/sales/checkout.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { shopperRoute } from '../../accounts/session/shopper-route.ts';
import type { Providers } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { checkoutStatusLimits, verifyLimits } from '../../platform/limits/rate-limits.ts';
import { onlineRules } from '../checkout/take-snapshot.ts';
import { checkoutStatus } from './checkout-status.ts';
import { confirmPayment } from './confirm-payment.ts';
import { readPaidOrderData } from './paid-order-data.ts';
import { verifyReturn } from './verify-return.ts';

type Needs = { db: Database; providers: () => Providers; shop: () => Shop };

export function settlementRoutes({ db, providers, shop }: Needs): Route[] {
  return [
    route(verifyRazorpayPayment, { limits: verifyLimits }, async ({ body }) => {
      const answer = {
        orderId: body.razorpay_order_id,
        paymentId: body.razorpay_payment_id,
        signature: body.razorpay_signature,
      };
      const data = readPaidOrderData(body.orderData);
      const orderId = await confirmPayment(db, providers().razorpay, answer, {
        data,
        ...onlineRules(shop()),
      });
      return { orderId, message: 'Payment Successful!' };
    }),

    shopperRoute(verifyStripePayment, { limits: verifyLimits }, async ({ body, shopper }) => {
      const order = await verifyReturn(db, providers(), { ...body, userId: shopper?.userId });
      return { success: order !== undefined, ...(order && { orderId: order.id }) };
    }),

    shopperRoute(getCheckoutStatus, { limits: checkoutStatusLimits }, async ({ body, shopper }) =>
      checkoutStatus(db, providers(), { ...body, userId: shopper?.userId }),
    ),
  ];
}
