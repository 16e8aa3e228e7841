import { SESSION_IDLE_DAYS, SESSION_MAX_DAYS } from '@gulmohar/contract/session.ts';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';

/** How exactly the last use is known; saves a write for nearly every call. */
const TOUCH_MINUTES = 15;

export async function insertSession(db: Database, keyHash: Buffer, userId: string): Promise<void> {
  await db.insertInto('session').values({ key_hash: keyHash, user_id: userId }).execute();
}

/** Whether the session is neither ended nor too old; one that is used stays in use. */
export async function isAlive(db: Database, keyHash: Buffer, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('session')
    .where('key_hash', '=', keyHash)
    .where('user_id', '=', userId)
    .where('last_seen_at', '>', sql<Date>`now() - ${SESSION_IDLE_DAYS} * interval '1 day'`)
    .where('created_at', '>', sql<Date>`now() - ${SESSION_MAX_DAYS} * interval '1 day'`)
    .select(sql<boolean>`last_seen_at < now() - ${TOUCH_MINUTES} * interval '1 minute'`.as('is_stale'))
    .executeTakeFirst();
  if (found?.is_stale) await touch(db, keyHash);
  return found !== undefined;
}

async function touch(db: Database, keyHash: Buffer): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('key_hash', '=', keyHash)
    .execute();
}

export async function deleteSession(db: Database, keyHash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('key_hash', '=', keyHash).execute();
}
