import * as api from '@gulmohar/contract/admin/staff.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { adminSessionLimit } from '../../platform/limits/rate-limits.ts';
import { staffRoute } from '../session/staff-route.ts';
import { addMember } from './add-member.ts';
import { assertStaffPassword } from './assert-staff-password.ts';
import { changeMember } from './change-member.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { readMember, readMembers } from './read-members.ts';
import { replaceTemporaryPassword } from './replace-temporary-password.ts';
import { resetAccess } from './reset-access.ts';

type Needs = { db: Database; limiter: RateLimiter; shop: () => Shop };

export function staffRoutes({ db, limiter, shop }: Needs): Route[] {
  /**
   * Omits the set-up code where the second factor can be postponed, because setting it up does not require
   * one there.
   */
  const ifNeeded = (setupCode: string) => (shop().mode === 'live' ? { setupCode } : {});
  return [
    staffRoute(api.listStaff, {}, async () => ({ staff: await readMembers(db) })),

    staffRoute(api.addStaff, {}, async ({ body, staff }) => {
      const { staffId, setupCode } = await addMember(db, staff, body);
      return { staff: await readMember(db, staffId), ...ifNeeded(setupCode) };
    }),

    staffRoute(api.updateStaff, {}, async ({ body, staff }) => {
      await changeMember(db, staff, body);
      return { staff: await readMember(db, body.staffId) };
    }),

    staffRoute(api.changeStaffPassword, {}, async ({ body, staff }) => {
      await limiter.consume(adminSessionLimit, staff.sessionId);
      await changeOwnPassword(db, staff, body);
      return {};
    }),

    staffRoute(api.resetStaffAccess, {}, async ({ body, staff }) => {
      await limiter.consume(adminSessionLimit, staff.sessionId);
      await assertStaffPassword(db, staff.staffId, body.password, 'password');
      await limiter.forget(adminSessionLimit, staff.sessionId);
      if (body.staffId === staff.staffId) {
        throw new ShopError('STEP_NOT_POSSIBLE', 'Change your own password under your name.');
      }
      const { password, setupCode } = await resetAccess(db, staff, body.staffId);
      return { temporaryPassword: password, ...ifNeeded(setupCode) };
    }),

    staffRoute(api.replaceTemporaryPassword, {}, async ({ body, staff }) => {
      await replaceTemporaryPassword(db, staff, body.newPassword);
      return {};
    }),
  ];
}
