import * as api from '@gulmohar/contract/accounts/password.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { v7 as uuid } from 'uuid';
import type { Database } from '../../platform/database/connection.ts';
import { placeOf } from '../../platform/http/call-place.ts';
import type { FloodGate } from '../../platform/http/flood-gate.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { type Route, route } from '../../platform/http/route.ts';
import {
  accountKey,
  accountKeyFrom,
  linkLimits,
  loginAccountLimit,
  passwordCheckLimits,
  resetAccountLimit,
  resetLimits,
  resetMailLimit,
} from '../../platform/limits/rate-limits.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { Sessions } from '../session/sessions.ts';
import { shopperRoute } from '../session/shopper-route.ts';
import { attemptOf, shoppers, signInGuard } from '../session/sign-in-guard.ts';
import type { AccountOrders } from './account-orders.ts';
import { assertUncommon } from './assert-uncommon.ts';
import { changePassword } from './change-password.ts';
import { resetPassword } from './reset-password.ts';

type Needs = {
  db: Database;
  secrets: Secrets;
  sessions: Sessions;
  limiter: RateLimiter;
  gate: FloodGate;
  orders: Pick<AccountOrders, 'adopt'>;
  shop: () => Shop;
};

export function passwordRoutes({ db, secrets, sessions, limiter, gate, orders, shop }: Needs): Route[] {
  const guard = signInGuard({ secrets, limiter, gate, publicUrl: shop().url }, shoppers);
  return [
    route(api.checkNewPassword, { limits: passwordCheckLimits }, async ({ body }) => {
      await assertUncommon(body.password, 'password');
      return {};
    }),

    route(api.requestPasswordReset, { limits: resetLimits }, async ({ body, ...call }) => {
      await limiter.consume(resetAccountLimit, accountKeyFrom(body.email, placeOf(call)));
      const { load } = await limiter.measure(resetMailLimit, accountKey(body.email));
      // The job looks up whether the account exists, so that neither the response nor its timing reveals it.
      if (load <= 1) await enqueue(db, 'send-password-reset', { email: body.email, requestId: uuid() });
      return { message: 'Check Your Email' };
    }),

    route(api.resetPassword, { limits: linkLimits }, async ({ body, ...call }) => {
      const email = await resetPassword({ db, orders }, body.token, body.newPassword);
      await guard.forgive(attemptOf(email, call));
      return { message: 'Password reset successfully' };
    }),

    shopperRoute(api.changePassword, {}, async ({ body, shopper }) => {
      await limiter.consume(loginAccountLimit, shopper.userId);
      const token = await changePassword({ db, sessions }, shopper.userId, body);
      await limiter.forget(loginAccountLimit, shopper.userId);
      return { token, message: 'Password changed successfully' };
    }),
  ];
}
