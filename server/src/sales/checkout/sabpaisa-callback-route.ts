import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ProviderError } from '../../payments/provider.ts';
import type { Providers } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { verifyLimits } from '../../platform/http/rate-limits.ts';
import { findCheckoutByProviderOrder } from './checkout.store.ts';
import { settleCheckout } from './settle-checkout.ts';

type Needs = {
  db: Database;
  providers: Providers;
  limiter: RateLimiter;
};

const callback = z.object({ encResponse: z.string().min(1).max(10_000) });

/**
 * `POST /order/sabpaisa-callback`, where the shop is configured for SabPaisa: the browser's form post after paying
 * there. It only tells which order to ask SabPaisa about; `/verify` leads on from there. What SabPaisa did not seal, or
 * sealed for another shop, ends at `/order-failure` and changes nothing.
 */
export async function registerSabPaisaCallback(
  app: FastifyInstance,
  { db, providers, limiter }: Needs,
): Promise<void> {
  const { sabpaisa } = providers;
  if (!sabpaisa) return;
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    scope.post('/order/sabpaisa-callback', async (request, reply) => {
      await limiter.consumeAll(verifyLimits, request.ip);
      const { data } = callback.safeParse(request.body);
      const orderId = data && sabpaisa.readCallback(data.encResponse);
      const checkout = orderId === undefined ? undefined : await findCheckoutByProviderOrder(db, orderId);
      if (checkout?.provider !== sabpaisa.name) {
        request.log.warn({ orderId }, 'a callback of SabPaisa is for no checkout');
        return reply.redirect('/order-failure', 303);
      }
      const outcome = await settleCheckout(db, providers, checkout).catch((error: unknown) => {
        // `/verify` asks again, and so does the reconciler.
        if (error instanceof ProviderError) return 'unknown';
        throw error;
      });
      return reply.redirect(`/verify?success=${outcome !== 'unpaid'}&orderId=${checkout.id}`, 303);
    });
  });
}
