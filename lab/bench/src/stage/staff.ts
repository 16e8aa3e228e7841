import type { Role } from '@gulmohar/contract/admin/permissions.ts';
import { ADMIN_COOKIE } from '@gulmohar/server/src/admin/session/admin-cookie.ts';
import { openStaffSession } from '@gulmohar/server/src/admin/session/staff-sessions.ts';
import { insertStaff } from '@gulmohar/server/src/admin/staff/insert-staff.ts';
import { openDatabase, openPool } from '@gulmohar/server/src/platform/database/connection.ts';
import type { DatabaseServer } from './database.ts';

const NOBODY_SIGNS_IN_WITH_THIS = 'none';

/** @returns the session cookie of a newly added member of staff */
export async function signInStaff(database: DatabaseServer, role: Role = 'manager'): Promise<string> {
  const pool = openPool(database, 1, console.error);
  const db = openDatabase(pool);
  const member = {
    email: `${role}-${Date.now()}@shop.example`,
    name: 'Meera Rao',
    role,
    passwordHash: NOBODY_SIGNS_IN_WITH_THIS,
  };
  const staffId = await db.transaction().execute((trx) => insertStaff(trx, member));
  const key = await openStaffSession(db, staffId, { address: '127.0.0.1', browser: 'the bench' });
  await pool.end();
  return `${ADMIN_COOKIE}=${key}`;
}
