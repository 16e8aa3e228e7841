import type { updateStaff } from '@gulmohar/contract/admin/staff.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { Staff } from '../session/staff.ts';
import { endStaffSessions } from '../session/staff-sessions.ts';

/**
 * Changes a member's name, role or active state.
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE when no active owner would be left
 */
export async function changeMember(
  db: Database,
  staff: Staff,
  { staffId, name, role, isActive }: z.output<typeof updateStaff.body>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Serialised, so that one of two owners who demote each other remains.
    await sql`lock table staff in share row exclusive mode`.execute(trx);
    const member = await trx
      .selectFrom('staff')
      .where('id', '=', staffId)
      .select(['name', 'role', 'is_active'])
      .executeTakeFirstOrThrow(() => new ShopError('NOT_FOUND', 'There is no member of staff with this id.'));
    await trx
      .updateTable('staff')
      .set({ name, role, is_active: isActive })
      .where('id', '=', staffId)
      .execute();
    await assertOwned(trx);
    if (!isActive) await endStaffSessions(trx, staffId, { allBut: undefined });
    await recordChange(trx, staff, {
      action: 'staff.update',
      subject: staffId,
      before: { name: member.name, role: member.role, isActive: member.is_active },
      after: { name, role, isActive },
    });
  });
}

async function assertOwned(trx: Transaction): Promise<void> {
  const owner = await trx
    .selectFrom('staff')
    .where('role', '=', 'owner')
    .where('is_active', '=', true)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (!owner) throw new ShopError('STEP_NOT_POSSIBLE', 'The shop needs at least one owner who can sign in.');
}
