import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';

const RETENTION_DAYS = 400;

export async function startRun(db: Database, name: string): Promise<number> {
  await sql`delete from backup_run where started_at < now() - make_interval(days => ${RETENTION_DAYS})`.execute(
    db,
  );
  const { id } = await db.insertInto('backup_run').values({ name }).returning('id').executeTakeFirstOrThrow();
  return id;
}

export type RunOutcome =
  | { failure: string }
  | {
      bytes: number;
      isVerified: boolean;
      /** What was missing to verify it, if that was wanted. */
      notVerified?: string | undefined;
    };

export async function endRun(db: Database, id: number, outcome: RunOutcome): Promise<void> {
  const ended_at = new Date();
  const set =
    'failure' in outcome
      ? { ended_at, failure: outcome.failure }
      : {
          ended_at,
          bytes: outcome.bytes,
          not_verified: outcome.notVerified ?? null,
          verified_at: outcome.isVerified ? ended_at : null,
        };
  await db.updateTable('backup_run').set(set).where('id', '=', id).execute();
}

/** @returns the name of the newest backup that was verified */
export async function readLastVerified(db: Database): Promise<string | undefined> {
  const verified = db.selectFrom('backup_run').select('name').where('verified_at', 'is not', null);
  return (await verified.orderBy('started_at', 'desc').limit(1).executeTakeFirst())?.name;
}

export type BackupState = {
  last: { startedAt: Date; bytes: number; isVerified: boolean; notVerified: string | null } | undefined;
  failed: { startedAt: Date; failure: string } | undefined;
  /** When the attempts of the last day began, whatever came of them. */
  tries: Date[];
};

export async function readBackupState(db: Database): Promise<BackupState> {
  const newest = db.selectFrom('backup_run').selectAll().orderBy('started_at', 'desc');
  const [last, failed, tries] = await Promise.all([
    newest.where('ended_at', 'is not', null).where('failure', 'is', null).limit(1).executeTakeFirst(),
    newest.where('failure', 'is not', null).limit(1).executeTakeFirst(),
    newest.where('started_at', '>', sql<Date>`now() - interval '1 day'`).execute(),
  ]);
  const isLater = failed && (!last || failed.started_at > last.started_at);
  return {
    last: last && {
      startedAt: last.started_at,
      bytes: last.bytes ?? 0,
      isVerified: last.verified_at !== null,
      notVerified: last.not_verified,
    },
    failed: isLater ? { startedAt: failed.started_at, failure: failed.failure ?? '' } : undefined,
    tries: tries.map(({ started_at }) => started_at),
  };
}
