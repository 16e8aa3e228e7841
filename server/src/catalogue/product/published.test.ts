import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { relayOutbox } from '../../platform/queue/relay-outbox.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const nextWeek = new Date('2099-01-05T04:30:00Z');
const weekAfter = new Date('2099-01-12T04:30:00Z');

/** Returns when the queue is due to announce the product to all processes. */
async function readAnnouncements(): Promise<Date[]> {
  await relayOutbox(database.db);
  const { rows } = await sql<{ run_at: Date }>`
    select run_at from graphile_worker.jobs where task_identifier = 'announce-published' order by run_at`.execute(
    database.db,
  );
  return rows.map(({ run_at }) => run_at);
}

test('a scheduled product is announced at its time, and at the new time after it is rescheduled', async () => {
  const { db } = database;
  const id = await buildProduct(db, { stock: 1 });
  expect(await readAnnouncements()).toEqual([]);
  const publishAt = (published_at: Date | null) =>
    db.updateTable('product').set({ published_at }).where('id', '=', id).execute();
  await publishAt(nextWeek);
  expect(await readAnnouncements()).toEqual([nextWeek]);
  await publishAt(nextWeek);
  expect(await readAnnouncements()).toEqual([nextWeek]);
  await publishAt(weekAfter);
  expect(await readAnnouncements()).toEqual([nextWeek, weekAfter]);
  await publishAt(null);
  expect(await readAnnouncements()).toHaveLength(2);
});
