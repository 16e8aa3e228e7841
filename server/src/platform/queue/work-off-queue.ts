import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, parseCrontab, type Runner, run, type WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Logger as Log } from 'pino';
import type { Database } from '../database/connection.ts';
import { measureJobs } from '../metrics/worker-metrics.ts';
import { withOrigins } from '../tracing/job-origin.ts';
import { AT_ONCE, type Jobs, type QueueName } from './job-queues.ts';
import { showLife } from './unlock-abandoned.ts';

/**
 * Makes the worker write the completion of jobs in batches, which it awaits when stopping and whose errors it
 * handles. Without batches nobody awaits that write, so a lost connection or a closing pool would be an
 * unhandled rejection and end the process.
 */
export const workerPreset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/**
 * Many mails are queued at once and each takes only a moment, so fetching them one by one cost the database
 * more than everything else about them. This many are fetched and locked at once; if the worker dies, they
 * are unlocked like the ones being sent.
 */
const MAILS_FETCHED = 12;
const mailPreset = { worker: { ...workerPreset.worker, localQueue: { size: MAILS_FETCHED } } };

/** Each job that was done, and the names of all jobs at each start, are for those who look for a fault. */
const LOGGED_AS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

const RESTART_MS = 1_000;

type Needs = { pool: pg.Pool; log: Log; db: Database; jobs: Jobs };

/**
 * Processes one queue until `stop()`, which lets running jobs finish. When the database goes away, the worker
 * ends; a new one replaces it once the database is back.
 */
export async function workOffQueue(
  queue: QueueName,
  { pool, log, db, jobs }: Needs,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const events: WorkerEvents = new EventEmitter();
  // Jobs of a worker that broke off stay locked under its pool's id.
  const poolIds: string[] = [];
  events.on('pool:create', ({ workerPool }) => poolIds.push(workerPool.id));
  showLife(events, log);
  measureJobs(events);
  let runner = await open();
  const supervised = supervise();

  function open(): Promise<Runner> {
    return run({
      pgPool: pool,
      taskList: withOrigins(jobs.taskList),
      parsedCronItems: parseCrontab(jobs.timetable),
      concurrency: AT_ONCE[queue],
      noHandleSignals: true,
      events,
      preset: queue === 'mail' ? mailPreset : workerPreset,
      logger: new Logger(() => (level, message) => log[LOGGED_AS[level]](message)),
    });
  }

  async function supervise(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await runner.promise;
      } catch (err) {
        log.warn({ err, queue }, 'the worker stopped unexpectedly');
      }
      await wait(RESTART_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      try {
        await sql`select graphile_worker.force_unlock_workers(${poolIds}::text[])`.execute(db);
        runner = await open();
      } catch (err) {
        log.warn({ err, queue }, 'the worker cannot start yet');
      }
    }
  }

  return {
    async stop() {
      stopping.abort();
      await runner.stop().catch((err: unknown) => log.warn({ err }, 'the worker did not stop cleanly'));
      await supervised;
    },
  };
}
