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

test('during a rush order mails wait, but payments and mails that somebody is waiting for do not', async () => {
  const { db } = database;
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  const requestId = '00000000-0000-7000-8000-000000000001';
  await enqueue(db, 'send-order-placed', { orderId: 'a' });
  await enqueue(db, 'refund-payment', { refundId: 'b' });
  await enqueue(db, 'send-password-reset', { email: 'asha@shopper.example', requestId });
  await enqueue(db, 'notify-new-order', { orderId: 'a' });
  const queued = async () => {
    const { rows } = await sql<{ task: string }>`
      select task_identifier as task from graphile_worker.jobs order by priority, run_at`.execute(db);
    return rows.map(({ task }) => task);
  };
  expect(await relayOutbox(db, { isRush: true })).toBe(true);
  expect(await queued()).toEqual(['refund-payment', 'send-password-reset']);
  expect(await relayOutbox(db, { isRush: true })).toBe(false);
  expect(await relayOutbox(db)).toBe(true);
  expect(await queued()).toHaveLength(4);
});
