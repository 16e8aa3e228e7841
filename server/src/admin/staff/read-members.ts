import type { StaffRow } from '@gulmohar/contract/admin/staff.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

export async function readMembers(db: Database): Promise<StaffRow[]> {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role', 'is_active', 'totp_confirmed_at', 'temporary_until'])
    .select((member) =>
      member
        .selectFrom('staff_session')
        .whereRef('staff_session.staff_id', '=', 'staff.id')
        .select((session) => session.fn.max('last_seen_at').as('at'))
        .as('last_seen_at'),
    )
    .orderBy('is_active', 'desc')
    .orderBy('name')
    .execute();
  return rows.map((row) => ({
    staffId: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    isActive: row.is_active,
    hasSecondFactor: row.totp_confirmed_at !== null,
    hasTemporaryPassword: row.temporary_until !== null,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
  }));
}

/** @throws ShopError NOT_FOUND */
export async function readMember(db: Database, staffId: string): Promise<StaffRow> {
  const member = (await readMembers(db)).find((row) => row.staffId === staffId);
  if (!member) throw new ShopError('NOT_FOUND', 'There is no member of staff with this id.');
  return member;
}
