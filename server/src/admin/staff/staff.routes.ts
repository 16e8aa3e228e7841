import { addStaff, changeStaffPassword, listStaff, updateStaff } from '@gulmohar/contract/admin/staff.ts';
import type { Dependencies } from '../../dependencies.ts';
import { deskCodeLimit } from '../../http/rate-limits.ts';
import { type Route, staffRoute } from '../../http/route.ts';
import { assertUncommon } from '../../user/assert-uncommon.ts';
import { hashPassword } from '../../user/password-hash.ts';
import { recordChange } from '../audit/record-change.ts';
import { endStaffSessions } from '../session/staff-sessions.ts';
import { assertStaffPassword } from './assert-staff-password.ts';
import { changeMember } from './change-member.ts';
import { insertStaff } from './insert-staff.ts';
import { readMember, readMembers } from './read-members.ts';

/** `/api/admin/staff/*`: who may sign in at the desk */
export function staffRoutes({ db, limiter }: Dependencies): Route[] {
  return [
    staffRoute(listStaff, {}, async () => ({ staff: await readMembers(db) })),

    staffRoute(addStaff, {}, async ({ body, staff }) => {
      await assertUncommon(body.password, 'password');
      const { password, ...shown } = body;
      const passwordHash = await hashPassword(password);
      const staffId = await db.transaction().execute(async (trx) => {
        const id = await insertStaff(trx, { ...shown, passwordHash });
        await recordChange(trx, staff, { action: 'staff.add', subject: id, before: null, after: shown });
        return id;
      });
      return { staff: await readMember(db, staffId) };
    }),

    staffRoute(updateStaff, {}, async ({ body, staff }) => {
      await changeMember(db, staff, body);
      return { staff: await readMember(db, body.staffId) };
    }),

    staffRoute(changeStaffPassword, {}, async ({ body, staff }) => {
      await limiter.consume(deskCodeLimit, staff.staffId);
      await assertStaffPassword(db, staff.staffId, body.currentPassword, 'currentPassword');
      await assertUncommon(body.newPassword, 'newPassword');
      const passwordHash = await hashPassword(body.newPassword);
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('staff')
          .set({ password_hash: passwordHash })
          .where('id', '=', staff.staffId)
          .execute();
        await endStaffSessions(trx, staff.staffId, { allBut: staff.sessionId });
        await recordChange(trx, staff, {
          action: 'staff.password',
          subject: staff.staffId,
          before: { password: 'old' },
          after: { password: 'new' },
        });
      });
      return {};
    }),
  ];
}
