import { assertUncommon } from '../../accounts/user/assert-uncommon.ts';
import { hashPassword, isPassword } from '../../accounts/user/password-hash.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import { lockStaff } from '../session/find-staff.ts';
import type { Staff } from '../session/staff.ts';
import { savePassword } from './save-password.ts';

/**
 * Replaces the temporary password with one chosen by the member, and signs them out everywhere else.
 * @throws ShopError INVALID_INPUT for the temporary one again or a common one; STEP_NOT_POSSIBLE when the
 * password is not temporary
 */
export async function replaceTemporaryPassword(
  db: Database,
  staff: Staff,
  newPassword: string,
): Promise<void> {
  await assertUncommon(newPassword, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  await db.transaction().execute(async (trx) => {
    const member = await lockStaff(trx, staff.staffId);
    if (!member.temporary_until) {
      throw new ShopError('STEP_NOT_POSSIBLE', 'You have already replaced the temporary password.');
    }
    if (await isPassword(member.password_hash, newPassword)) {
      throw wrongField('newPassword', 'Please choose a password other than the temporary one');
    }
    await savePassword(trx, staff, passwordHash, { before: 'temporary', after: 'own' });
  });
}
