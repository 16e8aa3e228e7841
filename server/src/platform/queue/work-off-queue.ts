import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Logger as Log } from 'pino';
import type { Database } from '../database/connection.ts';
import type { Jobs, QueueName } from './job-queues.ts';
import { runQueue } from './run-queue.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

type Needs = { pool: pg.Pool; log: Log; db: Database; jobs: Jobs };

/** A run that has lost the database ends; the next one begins as soon as the database is back. */
export async function workOffQueue(queue: QueueName, needs: Needs): Promise<{ stop(): Promise<void> }> {
  const { log, db } = needs;
  const stopping = new AbortController();
  const stopped = once(stopping.signal, 'abort');
  let run = await runQueue(queue, needs);
  const working = keepRunning();

  async function keepRunning(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    for (;;) {
      await Promise.race([run.ended, stopped]);
      if (stopping.signal.aborted) return run.stop();
      // Its timetable goes on until it is stopped; nothing needs to wait for that.
      void run.stop();
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      try {
        await sql`select graphile_worker.force_unlock_workers(array[${run.poolId}])`.execute(db);
        run = await runQueue(queue, needs);
        pause = FIRST_PAUSE_MS;
      } catch (err) {
        log.warn({ err, queue }, 'the worker cannot start yet');
        pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
      }
    }
  }

  return {
    async stop() {
      stopping.abort();
      await working;
    },
  };
}
