import { Logger, runOnce } from 'graphile-worker';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { enqueue } from './enqueue.ts';
import { relayOutbox } from './relay-outbox.ts';
import { workerPreset } from './run-queue.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('jobs start in the order they were enqueued, however the queue numbers a batch', async () => {
  const { db, pool } = database;
  const payloads = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  for (const orderId of payloads) await enqueue(db, 'send-order-placed', { orderId });
  expect(await relayOutbox(db)).toBe(true);
  const begun: unknown[] = [];
  await runOnce({
    pgPool: pool,
    concurrency: 1,
    preset: workerPreset,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
    taskList: { 'send-order-placed': async (payload) => void begun.push(payload) },
  });
  expect(begun).toEqual(payloads.map((orderId) => ({ orderId })));
  expect(await relayOutbox(db)).toBe(false);
});
