import type { Role } from '@gulmohar/contract/admin/permissions.ts';
import { TEMPORARY_PASSWORD_HOURS } from '@gulmohar/contract/admin/staff.ts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

/** When a temporary password that is given now stops working. */
export const temporaryUntil = sql<Date>`now() + ${TEMPORARY_PASSWORD_HOURS} * interval '1 hour'`;

/**
 * Adds a member of staff.
 * @returns the new member's id
 * @throws ShopError EMAIL_TAKEN
 */
export async function insertStaff(
  trx: Transaction,
  member: { email: string; name: string; role: Role; passwordHash: string; hasTemporaryPassword?: boolean },
): Promise<string> {
  const row = await trx
    .insertInto('staff')
    .values({
      id: uuid(),
      email: member.email,
      name: member.name,
      role: member.role,
      password_hash: member.passwordHash,
      temporary_until: member.hasTemporaryPassword ? temporaryUntil : null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) return row.id;
  const message = 'There is already a member of staff with this email';
  throw new ShopError('EMAIL_TAKEN', message, { fields: { email: message } });
}
