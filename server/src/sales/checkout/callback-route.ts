import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ProviderError } from '../../payments/provider.ts';
import type { Providers } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { verifyLimits } from '../../platform/http/rate-limits.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { confirmPayment } from './confirm-payment.ts';

type Needs = {
  db: Database;
  providers: Providers;
  limiter: RateLimiter;
};

const paid = z.object({
  razorpay_order_id: z.string().min(1).max(100),
  razorpay_payment_id: z.string().min(1).max(100),
  razorpay_signature: z.string().min(1).max(200),
});

/**
 * `POST /order/razorpay/callback`: where the provider sends browsers that cannot run a page's handler (those inside
 * other apps). A form post with the same three fields as verify-payment, answered with the page that tells the outcome.
 */
export async function registerRazorpayCallback(
  app: FastifyInstance,
  { db, providers, limiter }: Needs,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    scope.post('/order/razorpay/callback', async (request, reply) => {
      await limiter.consumeAll(verifyLimits, request.ip);
      const { data } = paid.safeParse(request.body);
      if (!data) return reply.redirect('/order-failure', 303);
      const answer = {
        orderId: data.razorpay_order_id,
        paymentId: data.razorpay_payment_id,
        signature: data.razorpay_signature,
      };
      try {
        const orderId = await confirmPayment(db, providers.razorpay, answer);
        return reply.redirect(`/order-success?orderId=${orderId}`, 303);
      } catch (error) {
        if (!(error instanceof ShopError || error instanceof ProviderError)) throw error;
        request.log.warn({ err: error }, 'payment by callback became no order');
        return reply.redirect(`/order-failure?orderId=${encodeURIComponent(answer.orderId)}`, 303);
      }
    });
  });
}
