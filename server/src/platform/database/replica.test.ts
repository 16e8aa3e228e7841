import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, expectTypeOf, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import type { Database } from './connection.ts';
import type { ReadDatabase } from './reads.ts';
import { openReplica } from './replica.ts';

let database: TestDatabase;
let replica: ReturnType<typeof openReplica>;

/**
 * The same database, accessed through a schema that makes it look like a standby, with whatever lag the test
 * sets.
 */
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(`
    create schema standby;
    create table standby.server (is_standby boolean, replayed pg_lsn);
    insert into standby.server values (true, null);
    create function standby.pg_is_in_recovery() returns boolean language sql as 'select is_standby from standby.server';
    create function standby.pg_last_wal_replay_lsn() returns pg_lsn language sql
      as 'select coalesce(replayed, pg_current_wal_insert_lsn()) from standby.server'`);
  replica = openReplica(
    { ...database.connection, options: '-c search_path=standby,pg_catalog,public' },
    { primary: database.db, poolSize: 2, log: pino({ level: 'silent' }) },
  );
});
afterAll(async () => {
  await replica.close();
  await database.drop();
});

beforeEach(async () => {
  await database.pool.query('update standby.server set is_standby = true, replayed = null');
  await expect.poll(() => replica.reads(respondingServer)).toBe('standby');
});

async function respondingServer(db: ReadDatabase): Promise<string | undefined> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  return rows[0]?.schema;
}

async function stopReplaying(): Promise<void> {
  await database.pool.query('update standby.server set replayed = pg_current_wal_insert_lsn()');
}

async function changePrice(): Promise<void> {
  await sql`insert into invalidation (table_name, change, product_id) values ('product', 'row', gen_random_uuid()::text)`.execute(
    database.db,
  );
}

test('whoever reads sees everything that was committed before, by whichever process', async () => {
  expect(await replica.reads(respondingServer)).toBe('standby');
  await stopReplaying();
  await changePrice();
  expect(await replica.reads(respondingServer)).toBe('public');
  await database.pool.query('update standby.server set replayed = null');
  await expect.poll(() => replica.reads(respondingServer)).toBe('standby');
});

test('a replica that was promoted to primary is not read', async () => {
  await database.pool.query('update standby.server set is_standby = false');
  await expect.poll(() => replica.reads(respondingServer)).toBe('public');
});

test('a replica that is ahead of the primary, so follows another one, is not read', async () => {
  await database.pool.query(`update standby.server set replayed = pg_current_wal_insert_lsn() + 1000000000`);
  await expect.poll(() => replica.reads(respondingServer)).toBe('public');
});

test('a read that fails on the replica is retried on the primary, and a failure there is reported', async () => {
  const failsOnStandby = async (db: ReadDatabase) => {
    if ((await respondingServer(db)) === 'standby') await sql`select from not_replayed_yet`.execute(db);
    return respondingServer(db);
  };
  expect(await replica.reads(failsOnStandby)).toBe('public');
  const fails = async (db: ReadDatabase) => sql`select 1 / 0`.execute(db);
  await expect(replica.reads(fails)).rejects.toThrow('division by zero');
});

test('a write does not compile against a read-only database', () => {
  type Writes = 'insertInto' | 'updateTable' | 'deleteFrom' | 'mergeInto' | 'transaction' | 'connection';
  expectTypeOf<Extract<keyof ReadDatabase, Writes>>().toBeNever();
  expectTypeOf<Extract<keyof Database, Writes>>().toEqualTypeOf<Writes>();
  expectTypeOf<ReadDatabase>().not.toExtend<Database>();
});
