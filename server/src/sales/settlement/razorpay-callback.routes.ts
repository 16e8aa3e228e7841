import { returnFromRazorpay } from '@gulmohar/contract/sales/payment-callback.ts';
import { ProviderError } from '../../payments/provider.ts';
import type { Providers } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import { redirect } from '../../platform/http/replies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { verifyLimits } from '../../platform/limits/rate-limits.ts';
import { confirmPayment } from './confirm-payment.ts';

type Needs = { db: Database; providers: () => Providers };

/**
 * `/order/razorpay/callback`: where the provider sends browsers that cannot run a page's handler, such as
 * those inside other apps. Receives a form with the same three fields as verify-payment and redirects to the
 * page with the outcome.
 */
export function razorpayCallbackRoutes({ db, providers }: Needs): Route[] {
  return [
    route(returnFromRazorpay, { limits: verifyLimits }, async ({ body, log }) => {
      if (!body) return redirect('/order-failure');
      const answer = {
        orderId: body.razorpay_order_id,
        paymentId: body.razorpay_payment_id,
        signature: body.razorpay_signature,
      };
      try {
        const orderId = await confirmPayment(db, providers().razorpay, answer);
        return redirect(`/order-success?orderId=${orderId}`);
      } catch (error) {
        if (!(error instanceof ShopError || error instanceof ProviderError)) throw error;
        log.warn({ err: error }, 'Razorpay callback did not lead to an order');
        return redirect(`/order-failure?orderId=${encodeURIComponent(answer.orderId)}`);
      }
    }),
  ];
}
