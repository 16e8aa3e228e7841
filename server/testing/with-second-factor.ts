import { Secret, TOTP } from 'otpauth';
import { newSecret } from '../src/admin/session/second-factor.ts';
import type { Database } from '../src/platform/database/connection.ts';
import type { TestStaff } from './build-staff.ts';

/** Gives a member of staff a second factor. Returns a function that makes a code that was not used yet. */
export async function withSecondFactor(
  db: Database,
  { staffId }: TestStaff,
): Promise<{ nextCode: () => Promise<string> }> {
  const secret = newSecret();
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });
  await db
    .updateTable('staff')
    .set({ totp_secret: secret, totp_confirmed_at: new Date(), totp_last_step: 0 })
    .where('id', '=', staffId)
    .execute();
  await db
    .updateTable('staff_session')
    .set({ has_second_factor: true })
    .where('staff_id', '=', staffId)
    .execute();
  return {
    async nextCode() {
      await db.updateTable('staff').set({ totp_last_step: 0 }).where('id', '=', staffId).execute();
      return totp.generate();
    },
  };
}
