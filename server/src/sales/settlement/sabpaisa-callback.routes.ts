import { returnFromSabPaisa } from '@gulmohar/contract/sales/payment-callback.ts';
import { ProviderError } from '../../payments/provider.ts';
import { configured, type Providers } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import { redirect } from '../../platform/http/replies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { verifyLimits } from '../../platform/limits/rate-limits.ts';
import { findCheckoutByProviderOrder } from '../checkout/checkout.store.ts';
import { settleCheckout } from './settle-checkout.ts';

type Needs = { db: Database; providers: () => Providers };

/**
 * The browser's form post only says which order to ask SabPaisa about; `/verify` continues from there. One
 * that SabPaisa did not encrypt for this shop ends at `/order-failure` and changes nothing.
 */
export function sabPaisaCallbackRoutes({ db, providers }: Needs): Route[] {
  return [
    route(returnFromSabPaisa, { limits: verifyLimits }, async ({ body, log }) => {
      const sabpaisa = configured(providers().sabpaisa);
      const orderId = body ? sabpaisa.readCallback(body.encResponse) : undefined;
      const checkout = orderId === undefined ? undefined : await findCheckoutByProviderOrder(db, orderId);
      if (checkout?.provider !== sabpaisa.name) {
        log.warn({ orderId }, 'SabPaisa callback does not match any checkout');
        return redirect('/order-failure');
      }
      const outcome = await settleCheckout(db, providers(), checkout).catch((error: unknown) => {
        // `/verify` and the reconciler ask again.
        if (error instanceof ProviderError) return 'unknown';
        throw error;
      });
      return redirect(`/verify?success=${outcome !== 'unpaid'}&orderId=${checkout.id}`);
    }),
  ];
}
