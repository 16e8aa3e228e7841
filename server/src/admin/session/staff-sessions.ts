import { randomBytes } from 'node:crypto';
import { ADMIN_IDLE_HOURS, ADMIN_MAX_DAYS, type AdminSessionRow } from '@gulmohar/contract/admin/session.ts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database } from '../../platform/database/connection.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { tokenHash } from '../../platform/secrets/token-hash.ts';
import type { Staff } from './staff.ts';

const KEY_BYTES = 32;
/** The precision of the last use; avoids a write on nearly every call. */
const TOUCH_MINUTES = 5;

/** @returns the key for the cookie; only its hash is stored */
export async function openStaffSession(db: Database, staffId: string, caller: Caller): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  await db
    .insertInto('staff_session')
    .values({
      id: uuid(),
      key_hash: tokenHash(key),
      staff_id: staffId,
      browser: caller.browser,
      address: caller.address,
    })
    .execute();
  return key;
}

/** @returns undefined for a session that has ended or expired, or whose member was deactivated */
export async function findStaff(db: Database, key: string): Promise<Staff | undefined> {
  const found = await db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .where('staff_session.key_hash', '=', tokenHash(key))
    .where('staff.is_active', '=', true)
    .where('last_seen_at', '>', sql<Date>`now() - ${ADMIN_IDLE_HOURS} * interval '1 hour'`)
    .where('opened_at', '>', sql<Date>`now() - ${ADMIN_MAX_DAYS} * interval '1 day'`)
    .select(['staff.id', 'staff.name', 'staff.email', 'staff.role', 'staff.totp_confirmed_at'])
    .select('staff.temporary_until')
    .select(['staff_session.id as session_id', 'staff_session.has_second_factor'])
    .select(sql<boolean>`last_seen_at < now() - ${TOUCH_MINUTES} * interval '1 minute'`.as('is_stale'))
    .executeTakeFirst();
  if (!found) return undefined;
  if (found.is_stale) await touch(db, found.session_id);
  return {
    staffId: found.id,
    name: found.name,
    email: found.email,
    role: found.role,
    sessionId: found.session_id,
    hasSecondFactor: found.totp_confirmed_at !== null,
    gaveSecondFactor: found.has_second_factor,
    mustChangePassword: found.temporary_until !== null,
  };
}

export async function readStaffSessions(
  db: Database,
  { staffId, sessionId }: Staff,
): Promise<AdminSessionRow[]> {
  const rows = await db
    .selectFrom('staff_session')
    .where('staff_id', '=', staffId)
    .select(['id', 'browser', 'address', 'opened_at', 'last_seen_at'])
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    sessionId: row.id,
    browser: row.browser,
    address: row.address,
    openedAt: row.opened_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    isThisOne: row.id === sessionId,
  }));
}

async function touch(db: Database, sessionId: string): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute();
}

export async function markSecondFactor(db: Database, sessionId: string): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ has_second_factor: true })
    .where('id', '=', sessionId)
    .execute();
}

/** Ends sessions of a member: a particular one, or all but the one to keep. */
export async function endStaffSessions(
  db: Database,
  staffId: string,
  which: { only: string } | { allBut: string | undefined },
): Promise<void> {
  let sessions = db.deleteFrom('staff_session').where('staff_id', '=', staffId);
  if ('only' in which) sessions = sessions.where('id', '=', which.only);
  else if (which.allBut) sessions = sessions.where('id', '!=', which.allBut);
  await sessions.execute();
}

export async function purgeOldStaffSessions(db: Database): Promise<void> {
  await db
    .deleteFrom('staff_session')
    .where((session) =>
      session.or([
        session('last_seen_at', '<', sql<Date>`now() - ${ADMIN_IDLE_HOURS} * interval '1 hour'`),
        session('opened_at', '<', sql<Date>`now() - ${ADMIN_MAX_DAYS} * interval '1 day'`),
      ]),
    )
    .execute();
}
