import type { WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/connection.ts';

/** A worker may fetch its first jobs before it holds its lock. */
const AGE_SECONDS = 2;

/** PostgreSQL releases a worker's advisory lock the moment its process dies. */
export function showLife(events: WorkerEvents, log: Logger): void {
  events.on('pool:listen:success', ({ workerPool, client }) => {
    // The queue's own LISTEN comes first, because a connection runs one statement at a time.
    client.once('drain', () => {
      client
        .query('select pg_advisory_lock_shared(hashtextextended($1, 0))', [`worker ${workerPool.id}`])
        .catch((err: unknown) =>
          log.warn({ err }, 'the worker could not take the lock that shows it is alive'),
        );
    });
  });
}

/**
 * The queue itself waits four hours. A worker that just lost its connection may run a job twice, which every job
 * tolerates.
 */
export async function unlockAbandonedJobs(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`
      with holder as materialized (
        select distinct locked_by from graphile_worker.jobs
        where locked_at < now() - ${AGE_SECONDS} * interval '1 second')
      select graphile_worker.force_unlock_workers(array_agg(locked_by)) from holder
      where pg_try_advisory_xact_lock(hashtextextended('worker ' || locked_by, 0)) having count(*) > 0`.execute(
      trx,
    );
  });
}

/** A start may follow a crash at once, when jobs were only just locked. */
export async function unlockAfterCrash(db: Database): Promise<void> {
  await unlockAbandonedJobs(db);
  await sql`
    select graphile_worker.add_job('unlock-abandoned', run_at => now() + ${AGE_SECONDS} * interval '1 second',
      max_attempts => 1, job_key => 'unlock-abandoned')`.execute(db);
}
