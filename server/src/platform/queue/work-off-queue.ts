import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, type Runner, run, type WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Logger as Log } from 'pino';
import type { Database } from '../database/connection.ts';
import { measureJobs } from '../metrics/worker-metrics.ts';
import { withOrigins } from '../tracing/job-origin.ts';
import { AT_ONCE, type Jobs, type QueueName } from './job-queues.ts';
import { showLife } from './unlock-abandoned.ts';

/**
 * A job's end is written by a batch, which is awaited when the worker stops and whose failures the worker handles.
 * Without batches nobody awaits that write: a lost connection, or a pool that ends, would be an unhandled rejection
 * and end the process.
 */
export const workerPreset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/**
 * Mails come in crowds and take moments: looking for each took longer in the database than everything else about it. They
 * are fetched so many at once, and locked, as those that are sent are: what a dead worker had fetched goes back.
 */
const MAILS_FETCHED = 12;
const mailPreset = { worker: { ...workerPreset.worker, localQueue: { size: MAILS_FETCHED } } };

const RESTART_MS = 1_000;

type Needs = { pool: pg.Pool; log: Log; db: Database; jobs: Jobs };

/**
 * Works off one queue until `stop()`, which lets running jobs end. When the database goes away, the worker ends; a new one
 * takes its place once the database is back.
 */
export async function workOffQueue(
  queue: QueueName,
  { pool, log, db, jobs }: Needs,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const events: WorkerEvents = new EventEmitter();
  // Whatever a worker that broke off had in hand stays locked under its pool's id.
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
      crontab: jobs.timetable,
      concurrency: AT_ONCE[queue],
      noHandleSignals: true,
      events,
      preset: queue === 'mail' ? mailPreset : workerPreset,
      logger: new Logger(() => (level, message) => {
        log[level === 'warning' ? 'warn' : level](message);
      }),
    });
  }

  async function supervise(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await runner.promise;
      } catch (err) {
        log.warn({ err, queue }, 'the worker broke off');
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
