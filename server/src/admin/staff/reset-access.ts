import { randomBytes } from 'node:crypto';
import { hashPassword } from '../../accounts/user/password-hash.ts';
import { type ChangeAuthor, recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import { lockStaff } from '../session/find-staff.ts';
import { forgetRecoveryCodes } from '../session/second-factor.ts';
import { endStaffSessions } from '../session/staff-sessions.ts';
import { temporaryUntil } from './insert-staff.ts';
import { giveSetupCode } from './setup-code.ts';
import { tellOfAccess } from './staff.jobs.ts';

/**
 * Restores access for a member who lost the password or the second factor: turns the second factor off, ends
 * every session and sets a temporary password, which must be replaced at the next sign-in.
 * @returns the temporary password and the code for setting up another second factor, which cannot be shown
 * again
 * @throws ShopError NOT_FOUND
 */
export async function resetAccess(
  db: Database,
  actor: ChangeAuthor,
  staffId: string,
): Promise<{ password: string; setupCode: string }> {
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  const setupCode = await db.transaction().execute(async (trx) => {
    const member = await lockStaff(trx, staffId);
    await trx
      .updateTable('staff')
      .set({
        password_hash: passwordHash,
        temporary_until: temporaryUntil,
        totp_secret: null,
        totp_confirmed_at: null,
        totp_last_step: 0,
      })
      .where('id', '=', staffId)
      .execute();
    await forgetRecoveryCodes(trx, staffId);
    await endStaffSessions(trx, staffId, { allBut: undefined });
    await recordChange(trx, actor, {
      action: 'staff.reset',
      subject: staffId,
      before: { password: 'own', secondFactor: member.totp_confirmed_at ? 'on' : 'off' },
      after: { password: 'temporary', secondFactor: 'off' },
    });
    await tellOfAccess(trx, staffId, 'reset');
    return giveSetupCode(trx, staffId);
  });
  return { password, setupCode };
}

const BYTES = 12;

export function randomPassword(): string {
  return randomBytes(BYTES).toString('base64url');
}
