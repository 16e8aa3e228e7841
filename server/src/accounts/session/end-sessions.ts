import { SESSION_IDLE_DAYS, SESSION_MAX_DAYS } from '@gulmohar/contract/accounts/session.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Signs a user out of every browser. Their tokens become invalid at once, in every process. */
export async function endAllSessions(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', userId).execute();
}

export async function purgeOldSessions(db: Database): Promise<void> {
  await db
    .deleteFrom('session')
    .where((session) =>
      session.or([
        session('last_seen_at', '<', sql<Date>`now() - ${SESSION_IDLE_DAYS} * interval '1 day'`),
        session('created_at', '<', sql<Date>`now() - ${SESSION_MAX_DAYS} * interval '1 day'`),
      ]),
    )
    .execute();
}
