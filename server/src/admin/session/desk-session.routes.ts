import {
  endDeskSession,
  getDeskSession,
  giveSecondFactor,
  listDeskSessions,
  type StaffMember,
  signInAtDesk,
  signOutAtDesk,
} from '@gulmohar/contract/admin/desk-session.ts';
import { isPassword } from '../../accounts/user/password-hash.ts';
import type { Dependencies } from '../../app/dependencies.ts';
import {
  accountKey,
  deskAccountLimit,
  deskCodeLimit,
  deskSignInLimits,
} from '../../platform/http/rate-limits.ts';
import { type Route, route, staffRoute, withHeaders } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { clearedDeskCookie, deskCookie } from './desk-cookie.ts';
import { findActiveStaffByEmail, lockStaff } from './find-staff.ts';
import { takeCode } from './second-factor.ts';
import { secondFactorOf } from './second-factor-state.ts';
import { endStaffSessions, markSecondFactor, openStaffSession, readStaffSessions } from './staff-sessions.ts';
import { wrongCode } from './wrong-code.ts';

/** `/api/admin/session/*`: signing in at the desk, and one's own sessions */
export function deskSessionRoutes({ db, shop, limiter }: Dependencies): Route[] {
  const wantsSecondFactor = shop.mode === 'live';
  return [
    route(signInAtDesk, { limits: deskSignInLimits }, async ({ body, caller }) => {
      await limiter.consume(deskAccountLimit, accountKey(body.email));
      const member = await findActiveStaffByEmail(db, body.email);
      const isRight = await isPassword(member?.password_hash, body.password);
      if (!member || !isRight) throw new ShopError('INVALID_CREDENTIALS', 'Invalid email or password');
      if (member.temporary_until && member.temporary_until < new Date()) {
        throw new ShopError(
          'INVALID_CREDENTIALS',
          'This temporary password is too old. Please ask for another one.',
        );
      }
      await limiter.forget(deskAccountLimit, accountKey(body.email));
      const key = await openStaffSession(db, member.id, caller);
      const hasSecondFactor = member.totp_confirmed_at !== null;
      const standing = {
        staff: present({ ...member, staffId: member.id }),
        secondFactor: secondFactorOf({ hasSecondFactor, gaveSecondFactor: false }, wantsSecondFactor),
        mustChangePassword: member.temporary_until !== null,
      };
      return withHeaders(standing, { 'set-cookie': deskCookie(key, shop.url) });
    }),

    staffRoute(giveSecondFactor, {}, async ({ body, staff }) => {
      await limiter.consume(deskCodeLimit, staff.staffId);
      await db.transaction().execute(async (trx) => {
        const member = await lockStaff(trx, staff.staffId);
        if (!(await takeCode(trx, member, body.code, new Date()))) throw wrongCode();
        await markSecondFactor(trx, staff.sessionId);
      });
      await limiter.forget(deskCodeLimit, staff.staffId);
      const { mustChangePassword } = staff;
      return { staff: present(staff), secondFactor: 'on' as const, mustChangePassword };
    }),

    staffRoute(signOutAtDesk, {}, async ({ staff }) => {
      await endStaffSessions(db, staff.staffId, { only: staff.sessionId });
      return withHeaders({}, { 'set-cookie': clearedDeskCookie(shop.url) });
    }),

    staffRoute(getDeskSession, {}, async ({ staff }) => ({
      standing: staff
        ? {
            staff: present(staff),
            secondFactor: secondFactorOf(staff, wantsSecondFactor),
            mustChangePassword: staff.mustChangePassword,
          }
        : null,
      shopName: shop.name,
      isDemo: shop.mode === 'demo',
    })),

    staffRoute(listDeskSessions, {}, async ({ staff }) => ({
      sessions: await readStaffSessions(db, staff),
    })),

    staffRoute(endDeskSession, {}, async ({ body, staff }) => {
      await endStaffSessions(db, staff.staffId, { only: body.sessionId });
      return {};
    }),
  ];
}

function present({ staffId, name, email, role }: StaffMember): StaffMember {
  return { staffId, name, email, role };
}
