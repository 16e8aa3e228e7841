import type { addStaff } from '@gulmohar/contract/admin/staff.ts';
import type { z } from 'zod';
import { assertUncommon } from '../../accounts/user/assert-uncommon.ts';
import { hashPassword } from '../../accounts/user/password-hash.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Staff } from '../session/staff.ts';
import { insertStaff } from './insert-staff.ts';
import { giveSetupCode } from './setup-code.ts';

/**
 * Adds a member of staff with a first password, which they have to replace when they sign in.
 * @returns the new member's id and the code for setting up their second factor, to be shown once
 * @throws ShopError INVALID_INPUT for a common password; EMAIL_TAKEN
 */
export async function addMember(
  db: Database,
  staff: Staff,
  { password, ...shown }: z.output<typeof addStaff.body>,
): Promise<{ staffId: string; setupCode: string }> {
  await assertUncommon(password, 'password');
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    const staffId = await insertStaff(trx, { ...shown, passwordHash, hasTemporaryPassword: true });
    await recordChange(trx, staff, { action: 'staff.add', subject: staffId, before: null, after: shown });
    return { staffId, setupCode: await giveSetupCode(trx, staffId) };
  });
}
