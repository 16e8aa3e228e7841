import { randomBytes } from 'node:crypto';
import { TEMPORARY_PASSWORD_HOURS } from '@gulmohar/contract/admin/staff.ts';
import { sql } from 'kysely';
import { hashPassword } from '../../accounts/user/password-hash.ts';
import { type Actor, recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import { lockStaff } from '../session/find-staff.ts';
import { forgetRecoveryCodes } from '../session/second-factor.ts';
import { endStaffSessions } from '../session/staff-sessions.ts';

/**
 * Lets somebody in again who lost the password or the second factor: the second factor is off, every session is ended,
 * and a temporary password opens nothing but the choice of another one.
 * @returns the temporary password, which nobody can read again
 * @throws ShopError NOT_FOUND
 */
export async function resetAccess(db: Database, actor: Actor, staffId: string): Promise<string> {
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    const member = await lockStaff(trx, staffId);
    await trx
      .updateTable('staff')
      .set({
        password_hash: passwordHash,
        temporary_until: sql<Date>`now() + ${TEMPORARY_PASSWORD_HOURS} * interval '1 hour'`,
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
  });
  return password;
}

const BYTES = 12;

/** A password of 16 characters that nobody guesses, to be told once. */
export function randomPassword(): string {
  return randomBytes(BYTES).toString('base64url');
}
