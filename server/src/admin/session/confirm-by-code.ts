import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { Staff as StaffRow } from '../../platform/database/tables.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { adminCodeLimit } from '../../platform/limits/rate-limits.ts';
import { lockStaff } from './find-staff.ts';
import { isCode, takeCode, wrongCode } from './second-factor.ts';
import type { Staff } from './staff.ts';

/**
 * For what even a session that somebody left open may not do. Attempts have to be counted by the caller.
 * @throws ShopError STEP_NOT_POSSIBLE without a second factor; INVALID_INPUT for a wrong code
 */
export async function confirmByCode(trx: Transaction, { staffId }: Staff, code: string): Promise<void> {
  const member = await lockStaff(trx, staffId);
  assertSecondFactor(member);
  if (!(await takeCode(trx, member, code, new Date()))) throw wrongCode();
}

/**
 * Before something is tried with others, which cannot be part of a transaction. Counts attempts, and leaves the code to
 * `confirmByCode`, so that it is not used up by a try that fails.
 * @throws ShopError as `confirmByCode`
 */
export async function assertCode(
  { db, limiter }: { db: Database; limiter: RateLimiter },
  { staffId }: Staff,
  code: string,
): Promise<void> {
  await limiter.consume(adminCodeLimit, staffId);
  const member = await db.selectFrom('staff').where('id', '=', staffId).selectAll().executeTakeFirstOrThrow();
  assertSecondFactor(member);
  if (!(await isCode(db, member, code, new Date()))) throw wrongCode();
  await limiter.forget(adminCodeLimit, staffId);
}

function assertSecondFactor(member: Selectable<StaffRow>): void {
  if (member.totp_confirmed_at) return;
  throw new ShopError('STEP_NOT_POSSIBLE', 'Please set up a second factor for your account first.');
}
