import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Logger as Log } from 'pino';
import { type Database, openDatabase } from '../database/connection.ts';
import { measureJobs } from '../metrics/worker-metrics.ts';
import { relayOutbox } from './relay-outbox.ts';
import { showLife } from './unlock-abandoned.ts';

/**
 * A job's end is written by a batch, which is awaited when the worker stops and whose failures the worker handles.
 * Without batches nobody awaits that write: a lost connection, or a pool that ends, would be an unhandled rejection
 * and end the process.
 */
export const workerPreset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

const RESTART_MS = 1_000;
const RELAY_MS = 250;

/** The tasks by name, and a crontab of those that run on a schedule. */
type Jobs = { taskList: TaskList; timetable: string };

/**
 * Runs the queue's jobs in this process until `stop()`, which lets running jobs end. When the database goes away, the
 * worker ends; a new one replaces it once the database is back.
 * @param pool for the queue's own bookkeeping, see `openQueuePool`
 */
export async function startWorker(
  pool: pg.Pool,
  log: Log,
  db: Database,
  { taskList, timetable }: Jobs,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const events: WorkerEvents = new EventEmitter();
  // The jobs of a worker that broke off stay locked under its pool's id.
  const poolIds: string[] = [];
  events.on('pool:create', ({ workerPool }) => poolIds.push(workerPool.id));
  showLife(events, log);
  measureJobs(events);
  let runner = await open();
  const supervised = Promise.all([supervise(), relayPeriodically()]);

  function open(): Promise<Runner> {
    return run({
      pgPool: pool,
      taskList,
      crontab: timetable,
      concurrency: 4,
      noHandleSignals: true,
      events,
      preset: workerPreset,
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
        log.warn({ err }, 'the worker broke off');
      }
      await wait(RESTART_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      try {
        await sql`select graphile_worker.force_unlock_workers(${poolIds}::text[])`.execute(db);
        runner = await open();
      } catch (err) {
        log.warn({ err }, 'the worker cannot start yet');
      }
    }
  }

  async function relayPeriodically(): Promise<void> {
    const queue = openDatabase(pool);
    while (!stopping.signal.aborted) {
      try {
        while (await relayOutbox(queue));
      } catch (err) {
        log.warn({ err }, 'jobs wait in the outbox');
      }
      await wait(RELAY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
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
