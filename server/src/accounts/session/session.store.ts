import { SESSION_IDLE_DAYS, SESSION_MAX_DAYS } from '@gulmohar/contract/accounts/session.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** The precision of `last_seen_at`, which saves a write on nearly every request. */
const TOUCH_MINUTES = 15;

export async function insertSession(db: Database, keyHash: Buffer, userId: string): Promise<void> {
  await db.insertInto('session').values({ key_hash: keyHash, user_id: userId }).execute();
}

export type SessionKey = { keyHash: Buffer; userId: string };

/** Whether a session is still valid. Records its use, which postpones the idle expiry. */
export async function isAlive(db: Database, { keyHash, userId }: SessionKey): Promise<boolean> {
  const session = await db
    .selectFrom('session')
    .where('key_hash', '=', keyHash)
    .where('user_id', '=', userId)
    .where('last_seen_at', '>', sql<Date>`now() - ${SESSION_IDLE_DAYS} * interval '1 day'`)
    .where('created_at', '>', sql<Date>`now() - ${SESSION_MAX_DAYS} * interval '1 day'`)
    .select(sql<boolean>`last_seen_at < now() - ${TOUCH_MINUTES} * interval '1 minute'`.as('is_stale'))
    .executeTakeFirst();
  if (session?.is_stale) await touch(db, keyHash);
  return session !== undefined;
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
