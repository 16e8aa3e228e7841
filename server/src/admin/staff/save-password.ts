import { recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Staff } from '../session/staff.ts';
import { endStaffSessions } from '../session/staff-sessions.ts';
import { tellOfAccess } from './staff.jobs.ts';

/**
 * Sets the password chosen by a member of staff, signs them out everywhere else and notifies them by e-mail.
 * @param change what the audit log records about the password before and after
 */
export async function savePassword(
  trx: Transaction,
  staff: Staff,
  passwordHash: string,
  change: { before: string; after: string },
): Promise<void> {
  await trx
    .updateTable('staff')
    .set({ password_hash: passwordHash, temporary_until: null })
    .where('id', '=', staff.staffId)
    .execute();
  await endStaffSessions(trx, staff.staffId, { allBut: staff.sessionId });
  await recordChange(trx, staff, {
    action: 'staff.password',
    subject: staff.staffId,
    before: { password: change.before },
    after: { password: change.after },
  });
  await tellOfAccess(trx, staff.staffId, 'password');
}
