import { isPassword } from '../../accounts/user/password-hash.ts';
import type { Database } from '../../platform/database/connection.ts';
import { wrongField } from '../../platform/http/shop-error.ts';

/** @throws ShopError INVALID_INPUT at the given field unless it is the member's password */
export async function assertStaffPassword(
  db: Database,
  staffId: string,
  password: string,
  field: string,
): Promise<void> {
  const member = await db
    .selectFrom('staff')
    .where('id', '=', staffId)
    .select('password_hash')
    .executeTakeFirst();
  if (await isPassword(member?.password_hash, password)) return;
  throw wrongField(field, 'This is not your password');
}
