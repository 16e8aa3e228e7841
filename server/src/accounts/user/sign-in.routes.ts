import { logIn, logOut, logOutEverywhere } from '@gulmohar/contract/accounts/session.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { FloodGate } from '../../platform/http/flood-gate.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { withHeaders } from '../../platform/http/replies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { loginLimits } from '../../platform/limits/rate-limits.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { assertNotBlocked } from '../block/blocked-contacts.ts';
import { endAllSessions } from '../session/end-sessions.ts';
import { noteDevice } from '../session/known-devices.ts';
import { deleteSession } from '../session/session.store.ts';
import type { Sessions } from '../session/sessions.ts';
import { shopperRoute } from '../session/shopper-route.ts';
import { attemptOf, shoppers, signInGuard } from '../session/sign-in-guard.ts';
import { checkPassword } from './check-password.ts';
import { isDemoPassword } from './demo-passwords.ts';

type Needs = {
  db: Database;
  secrets: Secrets;
  sessions: Sessions;
  limiter: RateLimiter;
  gate: FloodGate;
  shop: () => Shop;
};

export function signInRoutes({ db, secrets, sessions, limiter, gate, shop }: Needs): Route[] {
  const guard = signInGuard({ secrets, limiter, gate, publicUrl: shop().url }, shoppers);
  return [
    route(
      logIn,
      { limits: loginLimits, knownDevice: guard.knownDevice },
      async ({ body, caller, headers }) => {
        const attempt = attemptOf(body.email, { caller, headers });
        const userId = await guard.attempt(attempt, (line) =>
          checkPassword(db, body.email, body.password, line),
        );
        if (!userId || (shop().mode === 'live' && isDemoPassword(body.password))) {
          throw new ShopError('INVALID_CREDENTIALS', 'Invalid email or password');
        }
        await assertNotBlocked(db, [body.email]);
        await guard.forgive(attempt);
        const device = { deviceId: body.deviceId, userAgent: caller.browser };
        const token = await db.transaction().execute(async (trx) => {
          await noteDevice(trx, userId, device);
          return sessions.open(trx, userId);
        });
        const reply = { token, message: 'Login successful!' };
        return withHeaders(reply, { 'set-cookie': await guard.remember(body.email) });
      },
    ),

    shopperRoute(logOut, {}, async ({ shopper }) => {
      await deleteSession(db, shopper.sessionKeyHash);
      return {};
    }),

    shopperRoute(logOutEverywhere, {}, async ({ shopper }) => {
      await endAllSessions(db, shopper.userId);
      return {};
    }),
  ];
}
