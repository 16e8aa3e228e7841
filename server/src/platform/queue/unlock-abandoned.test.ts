import { EventEmitter } from 'node:events';
import { Logger, run, type WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { openPool } from '../database/connection.ts';
import { createLog } from '../log/log.ts';
import { workerPreset } from './run-queue.ts';
import { showLife, unlockAbandonedJobs, unlockAfterCrash } from './unlock-abandoned.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** Starts a separate worker that begins one job and does not finish it until released. */
async function startStuckWorker() {
  const pool = openPool(database.connection, 5, () => undefined);
  const events: WorkerEvents = new EventEmitter();
  showLife(events, createLog('silent'));
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const runner = await run({
    pgPool: pool,
    events,
    preset: workerPreset,
    noHandleSignals: true,
    concurrency: 1,
    logger: new Logger(() => () => undefined),
    taskList: {
      stuck: async () => {
        begun.resolve();
        await mayEnd.promise;
      },
    },
  });
  await sql`select graphile_worker.add_job('stuck', '{}'::json)`.execute(database.db);
  await begun.promise;
  await expect.poll(countSigns).toBe(1);
  return {
    /** A live worker's queue would listen again in a moment; a dead one's does not. */
    async listenerDies(): Promise<void> {
      events.removeAllListeners('pool:listen:success');
      await sql`select pg_terminate_backend(pid, 5000) from pg_locks where locktype = 'advisory' and granted
        and database = (select oid from pg_database where datname = current_database())`.execute(database.db);
    },
    async stop(): Promise<void> {
      mayEnd.resolve();
      await runner.stop();
      await pool.end();
    },
  };
}

/** The number of workers holding their advisory lock. */
async function countSigns(): Promise<number> {
  const { rows } = await sql`select from pg_locks where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database())`.execute(database.db);
  return rows.length;
}

/** The number of jobs that were begun long enough ago to be released. */
async function inHand(): Promise<number> {
  const { rows } = await sql`
    select from graphile_worker.jobs where locked_at < now() - interval '2 seconds'`.execute(database.db);
  return rows.length;
}

test('a job stays with its worker while that lives, and is released as soon as it is dead', async () => {
  const worker = await startStuckWorker();
  try {
    await expect.poll(inHand).toBe(1);
    await unlockAbandonedJobs(database.db);
    expect(await inHand()).toBe(1);
    await worker.listenerDies();
    await unlockAbandonedJobs(database.db);
    expect(await inHand()).toBe(0);
  } finally {
    await worker.stop();
  }
});

test('a shop that starts again at once after a crash releases within seconds what had just been begun', async () => {
  await unlockAfterCrash(database.db);
  const { rows } = await sql<{ is_later: boolean; is_soon: boolean }>`
    select run_at > now() as is_later, run_at < now() + interval '10 seconds' as is_soon
    from graphile_worker.jobs where task_identifier = 'unlock-abandoned'`.execute(database.db);
  expect(rows).toEqual([{ is_later: true, is_soon: true }]);
});
