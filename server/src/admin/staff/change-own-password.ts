import type { changeStaffPassword } from '@gulmohar/contract/admin/staff.ts';
import type { z } from 'zod';
import { assertUncommon } from '../../accounts/user/assert-uncommon.ts';
import { hashPassword } from '../../accounts/user/password-hash.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Staff } from '../session/staff.ts';
import { endStaffSessions } from '../session/staff-sessions.ts';
import { assertStaffPassword } from './assert-staff-password.ts';
import { tellOfAccess } from './staff.jobs.ts';

/**
 * Takes another password for whoever is signed in, and signs them out everywhere else.
 * @throws ShopError INVALID_INPUT for a wrong current password or a common new one
 */
export async function changeOwnPassword(
  db: Database,
  staff: Staff,
  { currentPassword, newPassword }: z.output<typeof changeStaffPassword.body>,
): Promise<void> {
  await assertStaffPassword(db, staff.staffId, currentPassword, 'currentPassword');
  await assertUncommon(newPassword, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
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
    await tellOfAccess(trx, staff.staffId, 'password');
  });
}
