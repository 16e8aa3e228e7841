import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger as Log } from 'pino';
import { type Database, openDatabase } from '../database/connection.ts';
import { type Jobs, jobsOf, queueNames } from './job-queues.ts';
import { relayOutbox } from './relay-outbox.ts';
import { workOffQueue } from './work-off-queue.ts';

const RELAY_MS = 250;
const RELAY_AFTER_FAILURE_MS = 1_000;

/** @param pool for the queues' own bookkeeping, see `openQueuePool` */
export async function startWorker(
  pool: pg.Pool,
  log: Log,
  db: Database,
  jobs: Jobs,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const workers = await Promise.all(
    queueNames.map((queue) => workOffQueue(queue, { pool, log, db, jobs: jobsOf(queue, jobs) })),
  );
  const relaying = relayPeriodically();

  async function relayPeriodically(): Promise<void> {
    const queue = openDatabase(pool);
    while (!stopping.signal.aborted) {
      let pause = RELAY_MS;
      try {
        while (await relayOutbox(queue));
      } catch (err) {
        log.warn({ err }, 'jobs could not be moved from the outbox to the queue');
        pause = RELAY_AFTER_FAILURE_MS;
      }
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    async stop() {
      stopping.abort();
      await Promise.all([relaying, ...workers.map((worker) => worker.stop())]);
    },
  };
}
