import * as api from '@gulmohar/contract/fulfilment/placed-order.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { Sessions } from '../../../accounts/session/sessions.ts';
import { shopperRoute } from '../../../accounts/session/shopper-route.ts';
import { shoppers, signInGuard } from '../../../accounts/session/sign-in-guard.ts';
import { creditPaidFor } from '../../../payments/credit/credit-paid-for.ts';
import type { Database } from '../../../platform/database/connection.ts';
import type { FloodGate } from '../../../platform/http/flood-gate.ts';
import type { RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { withHeaders } from '../../../platform/http/replies.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { placedOrderLimits, registerLimits } from '../../../platform/limits/rate-limits.ts';
import type { SignedLinks } from '../../../platform/mail/signed-links.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import type { CurrentSettings } from '../../../shop/shop-settings.ts';
import { expectedOfOrder } from '../../order/expected-days.ts';
import { createAccountFromOrder } from './create-account.ts';
import { findPlacedOrder } from './find-placed-order.ts';
import { presentPlacedOrder } from './placed-order.present.ts';

type Needs = {
  db: Database;
  secrets: Secrets;
  sessions: Sessions;
  limiter: RateLimiter;
  gate: FloodGate;
  links: SignedLinks;
  shop: () => Shop;
  settings: CurrentSettings;
};

export function placedOrderRoutes({
  db,
  secrets,
  sessions,
  limiter,
  gate,
  links,
  shop,
  settings,
}: Needs): Route[] {
  const guard = signInGuard({ secrets, limiter, gate, publicUrl: shop().url }, shoppers);
  return [
    shopperRoute(api.getPlacedOrder, { limits: placedOrderLimits }, async ({ body, shopper }) => {
      const order = await findPlacedOrder(db, { ...body, userId: shopper?.userId });
      const isGuests = order.user_id === null;
      return {
        order: presentPlacedOrder(order, {
          expected: await expectedOfOrder({ db, settings }, order),
          creditPaid: await creditPaidFor(db, order),
          trackingToken: isGuests
            ? await links.sign('track-order', order.id, `${api.PLACED_ORDER_HOURS * 60} minutes`)
            : null,
          canCreateAccount: isGuests,
        }),
      };
    }),

    route(api.createAccountFromOrder, { limits: registerLimits }, async ({ body, caller }) => {
      const { orderId, password, deviceId } = body;
      const device = { deviceId, userAgent: caller.browser };
      const { token, email } = await createAccountFromOrder({ db, sessions }, { orderId, password, device });
      return withHeaders(
        { token, message: 'Registration successful!' },
        { 'set-cookie': await guard.remember(email) },
      );
    }),
  ];
}
