import * as api from '@gulmohar/contract/admin/second-factor.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { adminSessionLimit } from '../../platform/limits/rate-limits.ts';
import { newSecret, secretAddress } from '../session/second-factor.ts';
import type { Staff } from '../session/staff.ts';
import { staffRoute } from '../session/staff-route.ts';
import { assertStaffPassword } from './assert-staff-password.ts';
import { turnOffSecondFactor, turnOnSecondFactor } from './turn-second-factor.ts';

type Needs = {
  db: Database;
  shop: () => Shop;
  limiter: RateLimiter;
};

export function secondFactorRoutes({ db, shop, limiter }: Needs): Route[] {
  // A session with a second factor may replace it; any other might be based on a stolen password alone.
  const needsSetupCode = (staff: Staff) => shop().mode === 'live' && !staff.gaveSecondFactor;
  return [
    staffRoute(api.beginSecondFactor, {}, async ({ staff }) => {
      const secret = newSecret();
      const { numUpdatedRows } = await db
        .updateTable('staff')
        .set({ totp_secret: secret })
        .where('id', '=', staff.staffId)
        .where('totp_confirmed_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new ShopError('STEP_NOT_POSSIBLE', 'The second factor is already on.');
      const address = secretAddress(secret, shop().name, staff.email);
      return { secret, address, needsSetupCode: needsSetupCode(staff) };
    }),

    staffRoute(api.confirmSecondFactor, {}, async ({ body, staff }) => {
      await limiter.consume(adminSessionLimit, staff.sessionId);
      const setupCode = needsSetupCode(staff) ? (body.setupCode ?? '') : undefined;
      return { recoveryCodes: await turnOnSecondFactor(db, staff, { code: body.code, setupCode }) };
    }),

    staffRoute(api.turnOffSecondFactor, {}, async ({ body, staff }) => {
      await limiter.consume(adminSessionLimit, staff.sessionId);
      await assertStaffPassword(db, staff.staffId, body.password, 'password');
      await turnOffSecondFactor(db, staff);
      return {};
    }),
  ];
}
