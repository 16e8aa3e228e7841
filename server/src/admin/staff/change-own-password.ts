import type { changeStaffPassword } from '@gulmohar/contract/admin/staff.ts';
import type { z } from 'zod';
import { assertUncommon } from '../../accounts/user/assert-uncommon.ts';
import { hashPassword } from '../../accounts/user/password-hash.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Staff } from '../session/staff.ts';
import { assertStaffPassword } from './assert-staff-password.ts';
import { savePassword } from './save-password.ts';

/**
 * Sets another password for the signed-in member, and signs them out everywhere else.
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
  await db
    .transaction()
    .execute((trx) => savePassword(trx, staff, passwordHash, { before: 'old', after: 'new' }));
}
