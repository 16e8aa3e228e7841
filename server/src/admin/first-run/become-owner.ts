import type { becomeOwner as endpoint } from '@gulmohar/contract/admin/first-run.ts';
import type { z } from 'zod';
import { assertUncommon } from '../../accounts/user/assert-uncommon.ts';
import { hashPassword } from '../../accounts/user/password-hash.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import { insertStaff } from '../staff/insert-staff.ts';
import { giveSetupCode } from '../staff/setup-code.ts';
import { takeSetUpLink } from './set-up-link.ts';

/** @throws ShopError INVALID_LINK, INVALID_INPUT for a common password; the link then still works */
export async function becomeOwner(
  db: Database,
  { token, name, email, password }: z.output<typeof endpoint.body>,
): Promise<{ staffId: string; setupCode: string }> {
  await assertUncommon(password, 'password');
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    await takeSetUpLink(trx, token);
    const shown = { email, name, role: 'owner' as const };
    const staffId = await insertStaff(trx, { ...shown, passwordHash });
    const change = { action: 'staff.add', subject: staffId, before: null, after: shown };
    await recordChange(trx, { staffId, name }, change);
    return { staffId, setupCode: await giveSetupCode(trx, staffId) };
  });
}
