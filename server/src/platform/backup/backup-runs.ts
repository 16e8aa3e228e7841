import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';

const KEPT_DAYS = 400;

/** @returns the run's id */
export async function startRun(db: Database, name: string): Promise<number> {
  await sql`delete from backup_run where started_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(
    db,
  );
  const { id } = await db.insertInto('backup_run').values({ name }).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function endRun(
  db: Database,
  id: number,
  outcome: { bytes: number; isVerified: boolean } | { failure: string },
): Promise<void> {
  const ended_at = new Date();
  const set =
    'failure' in outcome
      ? { ended_at, failure: outcome.failure }
      : { ended_at, bytes: outcome.bytes, verified_at: outcome.isVerified ? ended_at : null };
  await db.updateTable('backup_run').set(set).where('id', '=', id).execute();
}

export type BackupState = {
  /** The last backup that succeeded. */
  last: { startedAt: Date; bytes: number; isVerified: boolean } | undefined;
  /** The latest failed attempt since then. */
  failed: { startedAt: Date; failure: string } | undefined;
  /** When the last attempt began, whether or not it succeeded. */
  triedAt: Date | undefined;
};

export async function readBackupState(db: Database): Promise<BackupState> {
  const newest = db.selectFrom('backup_run').selectAll().orderBy('started_at', 'desc').limit(1);
  const [last, failed, tried] = await Promise.all([
    newest.where('ended_at', 'is not', null).where('failure', 'is', null).executeTakeFirst(),
    newest.where('failure', 'is not', null).executeTakeFirst(),
    newest.executeTakeFirst(),
  ]);
  const isLater = failed && (!last || failed.started_at > last.started_at);
  return {
    last: last && {
      startedAt: last.started_at,
      bytes: last.bytes ?? 0,
      isVerified: last.verified_at !== null,
    },
    failed: isLater ? { startedAt: failed.started_at, failure: failed.failure ?? '' } : undefined,
    triedAt: tried?.started_at,
  };
}
