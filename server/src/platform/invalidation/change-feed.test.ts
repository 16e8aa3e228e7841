import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { openDatabase, openPool } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { ChangeFeed, type PolledChanges } from './change-feed.ts';
import { recordInvalidation } from './record-invalidation.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('a process that stays open while the cluster is restored to an earlier time treats everything as changed', async () => {
  const pool = openPool(database.connection, 1, () => undefined);
  const db = openDatabase(pool);
  const seen: PolledChanges[] = [];
  const feed = new ChangeFeed(db);
  feed.follow(async (changes) => void seen.push(changes));
  await feed.poll();
  await feed.poll();
  expect(seen).toEqual(['unknown']);
  // Makes the database report a transaction id from its first second.
  await pool.query(`
    create schema earlier;
    create function earlier.pg_snapshot_xmin(pg_snapshot) returns xid8 language sql as $$ select xid8 '5' $$;
    set search_path = earlier, pg_catalog, public`);
  await feed.poll();
  expect(seen).toEqual(['unknown', 'unknown']);
  await db.destroy();
});

test('changes imported with a dump from another cluster do not hide those of this one', async () => {
  const { db, connection } = database;
  const count = async () => (await db.selectFrom('invalidation').select('table_name').execute()).length;
  await recordInvalidation(db, { table_name: 'product', change: 'row', product_id: 'kurti' });
  const before = await count();
  await sql`insert into invalidation (table_name, change, product_id, changed_in)
    values ('product', 'row', 'saree', '900000000000'::xid8)`.execute(db);
  await migrate(connection);
  expect(await count()).toBe(before);
});
