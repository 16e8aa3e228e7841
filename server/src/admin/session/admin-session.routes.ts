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
import { type Attempt, attemptOf, signInGuard, staffMembers } from '../../accounts/session/sign-in-guard.ts';
import { isDemoPassword } from '../../accounts/user/demo-passwords.ts';
import { isPassword } from '../../accounts/user/password-hash.ts';
import type { Database } from '../../platform/database/connection.ts';
import { callerKey } from '../../platform/http/caller-key.ts';
import type { FloodGate } from '../../platform/http/flood-gate.ts';
import type { Counted, RateLimiter } from '../../platform/http/rate-limiter.ts';
import { withHeaders } from '../../platform/http/replies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import {
  accountKeyFrom,
  adminCodeLimit,
  adminRecoveryLimit,
  adminSignInLimits,
} from '../../platform/limits/rate-limits.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { hasTestPayments } from '../../shop/has-test-payments.ts';
import type { VisitorPasses } from '../../shop/opening/visitor-pass.ts';
import { adminCookie, clearedAdminCookie } from './admin-cookie.ts';
import { findActiveStaffByEmail, lockStaff } from './find-staff.ts';
import { isAppCode, secondFactorOf, takeCode, wrongCode } from './second-factor.ts';
import { staffRoute } from './staff-route.ts';
import { endStaffSessions, markSecondFactor, openStaffSession, readStaffSessions } from './staff-sessions.ts';

type Needs = {
  db: Database;
  secrets: Secrets;
  shop: () => Shop;
  limiter: RateLimiter;
  gate: FloodGate;
  passes: VisitorPasses;
};

export function adminSessionRoutes({ db, secrets, shop, limiter, gate, passes }: Needs): Route[] {
  const wantsSecondFactor = shop().mode === 'live';
  const guard = signInGuard({ secrets, limiter, gate, publicUrl: shop().url }, staffMembers);
  const signInOptions = { limits: adminSignInLimits, knownDevice: guard.knownDevice };

  /** By what an attempt is counted, so that a thief of the password cannot use up the owner's attempts. */
  async function attemptAt(code: string, staffId: string, attempt: Attempt): Promise<Counted> {
    if (!isAppCode(code)) {
      return { limit: adminRecoveryLimit, key: accountKeyFrom(staffId, callerKey(attempt.address)) };
    }
    return { limit: adminCodeLimit, key: (await guard.trustedDevice(attempt)) ?? staffId };
  }

  return [
    route(signInStaff, signInOptions, async ({ body, caller, headers }) => {
      const attempt = attemptOf(body.email, { caller, headers });
      const { member, isRight } = await guard.attempt(attempt, async (line) => {
        const found = await findActiveStaffByEmail(db, body.email);
        return { member: found, isRight: await isPassword(found?.password_hash, body.password, line) };
      });
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
      // With a second factor, the password alone makes no known device.
      const remembered = hasSecondFactor ? [] : [await guard.remember(body.email)];
      return withHeaders(standing, { 'set-cookie': [adminCookie(key, shop().url), ...remembered] });
    }),

    staffRoute(submitSecondFactor, {}, async ({ body, staff, caller, headers }) => {
      const attempt = attemptOf(staff.email, { caller, headers });
      const counted = await attemptAt(body.code, staff.staffId, attempt);
      await limiter.consume(counted.limit, counted.key);
      await db.transaction().execute(async (trx) => {
        const member = await lockStaff(trx, staff.staffId);
        if (!(await takeCode(trx, member, body.code, new Date()))) throw wrongCode();
        await markSecondFactor(trx, staff.sessionId);
      });
      await limiter.forget(counted.limit, counted.key);
      const { mustChangePassword } = staff;
      const standing = { staff: present(staff), secondFactor: 'on' as const, mustChangePassword };
      return withHeaders(standing, {
        'set-cookie': await guard.remember(staff.email, { secondFactor: true }),
      });
    }),

    staffRoute(signOutStaff, {}, async ({ staff }) => {
      await endStaffSessions(db, staff.staffId, { only: staff.sessionId });
      return withHeaders({}, { 'set-cookie': clearedAdminCookie(shop().url) });
    }),

    staffRoute(getAdminSession, {}, async ({ staff }) => {
      const { name: shopName, opening, legal } = shop();
      const { isOpen } = opening;
      const collectsGst = legal.registration === 'regular';
      const about = { shopName, isOpen, hasTestPayments: hasTestPayments(shop()), collectsGst };
      if (!staff) return { standing: null, ...about };
      const { mustChangePassword } = staff;
      const secondFactor = secondFactorOf(staff, wantsSecondFactor);
      const session = {
        standing: { staff: present(staff), secondFactor, mustChangePassword },
        ...about,
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
