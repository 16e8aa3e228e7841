import { EventEmitter } from 'node:events';
import { Logger, parseCrontab, type Runner, run, type Worker, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger as Log } from 'pino';
import { measureJobs } from '../metrics/worker-metrics.ts';
import { withOrigins } from '../tracing/job-origin.ts';
import { AT_ONCE, type Jobs, type QueueName } from './job-queues.ts';
import { showLife } from './unlock-abandoned.ts';

/**
 * In batches, because a failed write of a single outcome is an unhandled rejection in the library. For the same reason
 * there is no `localQueue`.
 */
export const workerPreset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** Each job that was done, and the names of all jobs at each start, are for those who look for a fault. */
const LOGGED_AS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

export type QueueRun = {
  poolId: string;
  /** Resolves when no job runs any more: after `stop()`, or because the database was lost. */
  ended: Promise<void>;
  /** Lets running jobs finish. */
  stop(): Promise<void>;
};

/** @throws Error when the database cannot be reached */
export async function runQueue(
  queue: QueueName,
  { pool, log, jobs }: { pool: pg.Pool; log: Log; jobs: Jobs },
): Promise<QueueRun> {
  const events: WorkerEvents = new EventEmitter();
  const ended = Promise.withResolvers<void>();
  const busy = new Set<Worker>();
  let runner: Runner | undefined;
  let poolId = '';
  let isEnding = false;
  function settle(): void {
    if (isEnding && busy.size === 0) ended.resolve();
  }
  async function stop(): Promise<void> {
    await runner?.stop().catch((err: unknown) => log.debug({ err, queue }, 'the run had already ended'));
  }
  events.on('pool:create', ({ workerPool }) => {
    poolId = workerPool.id;
  });
  // A run that could not read the names of its tasks when it began never gets a job.
  events.on('worker:getJob:error', () => void stop());
  // The promise of a run may never settle once two batches of outcomes could not be written.
  events.on('pool:gracefulShutdown', () => {
    isEnding = true;
    settle();
  });
  events.on('job:start', ({ worker }) => busy.add(worker));
  for (const end of ['job:complete', 'worker:stop'] as const) {
    events.on(end, ({ worker }) => {
      busy.delete(worker);
      settle();
    });
  }
  showLife(events, log);
  measureJobs(events);
  runner = await run({
    pgPool: pool,
    taskList: withOrigins(jobs.taskList),
    parsedCronItems: parseCrontab(jobs.timetable),
    concurrency: AT_ONCE[queue],
    noHandleSignals: true,
    events,
    preset: workerPreset,
    logger: new Logger(() => (level, message) => log[LOGGED_AS[level]](message)),
  });
  return { poolId, ended: ended.promise, stop };
}
