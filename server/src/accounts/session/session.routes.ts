import { logIn, logOut, logOutEverywhere } from '@gulmohar/contract/accounts/session.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { accountKey, loginAccountLimit, loginLimits } from '../../platform/http/rate-limits.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { assertNotBlocked } from '../block/blocked-contacts.ts';
import { checkPassword } from '../user/check-password.ts';
import { endAllSessions } from './end-sessions.ts';
import { noteDevice } from './known-devices.ts';
import { deleteSession } from './session.store.ts';
import type { Sessions } from './sessions.ts';
import { shopperRoute } from './shopper-route.ts';

type Needs = {
  db: Database;
  sessions: Sessions;
  limiter: RateLimiter;
};

/** `/api/user/login`, `logout` and `logout-everywhere` */
export function sessionRoutes({ db, sessions, limiter }: Needs): Route[] {
  return [
    route(logIn, { limits: loginLimits }, async ({ body, caller }) => {
      await limiter.consume(loginAccountLimit, accountKey(body.email));
      const userId = await checkPassword(db, body.email, body.password);
      if (!userId) throw new ShopError('INVALID_CREDENTIALS', 'Invalid email or password');
      await assertNotBlocked(db, [body.email]);
      await limiter.forget(loginAccountLimit, accountKey(body.email));
      const device = { deviceId: body.deviceId, userAgent: caller.browser };
      const token = await db.transaction().execute(async (trx) => {
        await noteDevice(trx, userId, device);
        return sessions.open(trx, userId);
      });
      return { token, message: 'Login successful!' };
    }),

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
