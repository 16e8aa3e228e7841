import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { enqueue } from './enqueue.ts';
import { relayOutbox } from './relay-outbox.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('jobs start in the order they were enqueued, however the queue numbers a batch', async () => {
  const { db } = database;
  const asked = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  for (const orderId of asked) await enqueue(db, 'send-order-placed', { orderId });
  expect(await relayOutbox(db)).toBe(true);
  // The queue picks the job that has been due the longest.
  const { rows } = await sql<{ id: string; isDue: boolean }>`
    select payload ->> 'orderId' as id, run_at <= now() as "isDue"
    from graphile_worker._private_jobs order by priority, run_at, id desc`.execute(db);
  expect(rows).toEqual(asked.map((id) => ({ id, isDue: true })));
  expect(await relayOutbox(db)).toBe(false);
});
