import { getProfile, PASSWORD_FOR_EMAIL, updateProfile } from '@gulmohar/contract/accounts/profile.ts';
import * as api from '@gulmohar/contract/accounts/user.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { FloodGate } from '../../platform/http/flood-gate.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { withHeaders } from '../../platform/http/replies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { wrongField } from '../../platform/http/shop-error.ts';
import {
  emailChangeLimit,
  exportLimit,
  linkLimits,
  loginAccountLimit,
  registerLimits,
} from '../../platform/limits/rate-limits.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { Sessions } from '../session/sessions.ts';
import { shopperRoute } from '../session/shopper-route.ts';
import { shoppers, signInGuard } from '../session/sign-in-guard.ts';
import type { AccountOrders } from './account-orders.ts';
import { assertOwnPassword } from './change-password.ts';
import { changeProfile } from './change-profile.ts';
import { collectData } from './collect-data.ts';
import { checkConfirmation, confirmEmail, resendConfirmation } from './confirm-email.ts';
import { dataPage } from './data-page.ts';
import { deleteAccount } from './delete-account.ts';
import { readProfile } from './read-profile.ts';
import { registerShopper } from './register-shopper.ts';

type Needs = {
  db: Database;
  secrets: Secrets;
  sessions: Sessions;
  limiter: RateLimiter;
  gate: FloodGate;
  shop: () => Shop;
  orders: AccountOrders;
};

export function userRoutes({ db, secrets, sessions, limiter, gate, shop, orders }: Needs): Route[] {
  const guard = signInGuard({ secrets, limiter, gate, publicUrl: shop().url }, shoppers);
  const remembered = async <Reply extends object>(email: string, reply: Reply) =>
    withHeaders(reply, { 'set-cookie': await guard.remember(email) });
  return [
    route(
      api.register,
      { limits: registerLimits },
      async ({ body: { deviceId, ...registration }, caller }) => {
        const device = { deviceId, userAgent: caller.browser };
        const token = await registerShopper({ db, sessions }, registration, device);
        return remembered(registration.email, { token, message: 'Registration successful!' });
      },
    ),

    shopperRoute(getProfile, {}, async ({ shopper }) => {
      const user = await readProfile(db, shopper.userId);
      return { user, stats: user.stats };
    }),

    shopperRoute(updateProfile, {}, async ({ body: { currentPassword, ...change }, shopper }) => {
      const before = await readProfile(db, shopper.userId);
      const isNewEmail = change.email !== before.email && change.email !== before.pendingEmail;
      if (isNewEmail) {
        if (!currentPassword) throw wrongField('currentPassword', PASSWORD_FOR_EMAIL);
        await limiter.consume(loginAccountLimit, shopper.userId);
        await assertOwnPassword({ db }, shopper.userId, currentPassword, 'currentPassword');
        await limiter.forget(loginAccountLimit, shopper.userId);
        await limiter.consume(emailChangeLimit, shopper.userId);
      }
      await changeProfile(db, shopper.userId, change);
      return { user: await readProfile(db, shopper.userId), message: 'Profile updated successfully' };
    }),

    route(api.checkConfirmation, { limits: linkLimits }, async ({ body }) => ({
      email: await checkConfirmation(db, body.token),
    })),

    route(api.confirmEmail, { limits: linkLimits }, async ({ body }) => {
      const confirmed = await confirmEmail({ db, sessions, orders }, body);
      return remembered(confirmed.email, { ...confirmed, message: 'Your email address is confirmed' });
    }),

    shopperRoute(api.resendConfirmation, {}, async ({ shopper }) => {
      await limiter.consume(emailChangeLimit, shopper.userId);
      await resendConfirmation(db, shopper.userId);
      return { message: 'Check Your Email' };
    }),

    shopperRoute(api.exportData, {}, async ({ shopper }) => {
      await limiter.consume(exportLimit, shopper.userId);
      const data = await collectData({ db, orders }, shopper.userId);
      return { data, page: dataPage(data, { shopName: shop().name, at: new Date() }) };
    }),

    shopperRoute(api.deleteAccount, {}, async ({ body, shopper }) => {
      await limiter.consume(loginAccountLimit, shopper.userId);
      await assertOwnPassword({ db }, shopper.userId, body.password, 'password');
      await deleteAccount({ db, orders }, shopper.userId);
      return { message: 'Your account has been deleted' };
    }),
  ];
}
