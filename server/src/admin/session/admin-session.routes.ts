import {
  endAdminSession,
  getAdminSession,
  listAdminSessions,
  type StaffMember,
  signInStaff,
  signOutStaff,
  submitSecondFactor,
} from '@gulmohar/contract/admin/session.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { signInGuard, staffMembers } from '../../accounts/session/sign-in-guard.ts';
import { isDemoPassword } from '../../accounts/user/demo-passwords.ts';
import { isPassword } from '../../accounts/user/password-hash.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { withHeaders } from '../../platform/http/replies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { adminCodeLimit, adminSignInLimits } from '../../platform/limits/rate-limits.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { VisitorPasses } from '../../shop/opening/visitor-pass.ts';
import { adminCookie, clearedAdminCookie } from './admin-cookie.ts';
import { findActiveStaffByEmail, lockStaff } from './find-staff.ts';
import { secondFactorOf, takeCode, wrongCode } from './second-factor.ts';
import { staffRoute } from './staff-route.ts';
import { endStaffSessions, markSecondFactor, openStaffSession, readStaffSessions } from './staff-sessions.ts';

type Needs = {
  db: Database;
  secrets: Secrets;
  shop: () => Shop;
  limiter: RateLimiter;
  passes: VisitorPasses;
};

export function adminSessionRoutes({ db, secrets, shop, limiter, passes }: Needs): Route[] {
  const wantsSecondFactor = shop().mode === 'live';
  const guard = signInGuard({ secrets, limiter, publicUrl: shop().url }, staffMembers);
  return [
    route(signInStaff, { limits: adminSignInLimits }, async ({ body, caller, headers }) => {
      const attempt = { email: body.email, address: caller.address, cookies: headers.cookie };
      await guard.admit(attempt);
      const member = await findActiveStaffByEmail(db, body.email);
      const isRight = await isPassword(member?.password_hash, body.password);
      const isPublic = shop().mode === 'live' && isDemoPassword(body.password);
      if (!member || !isRight || isPublic) {
        throw new ShopError('INVALID_CREDENTIALS', 'Invalid email or password');
      }
      if (member.temporary_until && member.temporary_until < new Date()) {
        throw new ShopError(
          'INVALID_CREDENTIALS',
          'This temporary password has expired. Please ask for a new one.',
        );
      }
      await guard.forgive(attempt);
      const key = await openStaffSession(db, member.id, caller);
      const hasSecondFactor = member.totp_confirmed_at !== null;
      const standing = {
        staff: present({ ...member, staffId: member.id }),
        secondFactor: secondFactorOf({ hasSecondFactor, gaveSecondFactor: false }, wantsSecondFactor),
        mustChangePassword: member.temporary_until !== null,
      };
      const cookies = [adminCookie(key, shop().url), await guard.remember(body.email)];
      return withHeaders(standing, { 'set-cookie': cookies });
    }),

    staffRoute(submitSecondFactor, {}, async ({ body, staff }) => {
      await limiter.consume(adminCodeLimit, staff.staffId);
      await db.transaction().execute(async (trx) => {
        const member = await lockStaff(trx, staff.staffId);
        if (!(await takeCode(trx, member, body.code, new Date()))) throw wrongCode();
        await markSecondFactor(trx, staff.sessionId);
      });
      await limiter.forget(adminCodeLimit, staff.staffId);
      const { mustChangePassword } = staff;
      return { staff: present(staff), secondFactor: 'on' as const, mustChangePassword };
    }),

    staffRoute(signOutStaff, {}, async ({ staff }) => {
      await endStaffSessions(db, staff.staffId, { only: staff.sessionId });
      return withHeaders({}, { 'set-cookie': clearedAdminCookie(shop().url) });
    }),

    staffRoute(getAdminSession, {}, async ({ staff }) => {
      const { name: shopName, opening } = shop();
      const { isOpen } = opening;
      if (!staff) return { standing: null, shopName, isOpen };
      const { mustChangePassword } = staff;
      const secondFactor = secondFactorOf(staff, wantsSecondFactor);
      const session = {
        standing: { staff: present(staff), secondFactor, mustChangePassword },
        shopName,
        isOpen,
      };
      const isSignedIn = !mustChangePassword && (secondFactor === 'on' || secondFactor === 'off');
      if (isOpen || !isSignedIn) return session;
      // The shop's own pages do not see the admin's cookie.
      return withHeaders(session, { 'set-cookie': await passes.give('staff') });
    }),

    staffRoute(listAdminSessions, {}, async ({ staff }) => ({
      sessions: await readStaffSessions(db, staff),
    })),

    staffRoute(endAdminSession, {}, async ({ body, staff }) => {
      await endStaffSessions(db, staff.staffId, { only: body.sessionId });
      return {};
    }),
  ];
}

function present({ staffId, name, email, role }: StaffMember): StaffMember {
  return { staffId, name, email, role };
}
