import { SESSION_IDLE_DAYS, SESSION_MAX_DAYS } from '@gulmohar/contract/accounts/session.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** The precision of `last_seen_at`, which saves a write on nearly every request. */
const TOUCH_MINUTES = 15;

export async function insertSession(db: Database, keyHash: Buffer, userId: string): Promise<void> {
  await db.insertInto('session').values({ key_hash: keyHash, user_id: userId }).execute();
}

export type SessionKey = { keyHash: Buffer; userId: string };

/**
 * Whether each session is still valid, in the given order. Records their use, which postpones the idle
 * expiry.
 */
export async function areAlive(db: Database, sessions: readonly SessionKey[]): Promise<boolean[]> {
  const found = await db
    .selectFrom('session')
    .where(sql<boolean>`key_hash = any(${sessions.map(({ keyHash }) => keyHash)}::bytea[])`)
    .where('last_seen_at', '>', sql<Date>`now() - ${SESSION_IDLE_DAYS} * interval '1 day'`)
    .where('created_at', '>', sql<Date>`now() - ${SESSION_MAX_DAYS} * interval '1 day'`)
    .select(['key_hash', 'user_id'])
    .select(sql<boolean>`last_seen_at < now() - ${TOUCH_MINUTES} * interval '1 minute'`.as('is_stale'))
    .execute();
  const stale = found.filter((session) => session.is_stale).map((session) => session.key_hash);
  if (stale.length > 0) await touch(db, stale);
  const users = new Map(found.map((session) => [session.key_hash.toString('hex'), session.user_id]));
  return sessions.map(({ keyHash, userId }) => users.get(keyHash.toString('hex')) === userId);
}

async function touch(db: Database, keyHashes: readonly Buffer[]): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('key_hash', 'in', keyHashes)
    .execute();
}

export async function deleteSession(db: Database, keyHash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('key_hash', '=', keyHash).execute();
}
