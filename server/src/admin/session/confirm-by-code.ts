import type { Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { lockStaff } from './find-staff.ts';
import { takeCode, wrongCode } from './second-factor.ts';
import type { Staff } from './staff.ts';

/**
 * For what even a session that somebody left open may not do. Attempts have to be counted by the caller.
 * @throws ShopError STEP_NOT_POSSIBLE without a second factor; INVALID_INPUT for a wrong code
 */
export async function confirmByCode(trx: Transaction, { staffId }: Staff, code: string): Promise<void> {
  const member = await lockStaff(trx, staffId);
  if (!member.totp_confirmed_at) {
    throw new ShopError('STEP_NOT_POSSIBLE', 'Please set up a second factor for your account first.');
  }
  if (!(await takeCode(trx, member, code, new Date()))) throw wrongCode();
}
