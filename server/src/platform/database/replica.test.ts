import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, expectTypeOf, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import type { Database } from './connection.ts';
import type { ReadDatabase } from './reads.ts';
import { Replica } from './replica.ts';
import { ReplicaLag } from './replica-lag.ts';

const MAX_LAG_MS = 1_500;

let database: TestDatabase;
let replica: Replica;

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
  replica = new Replica(
    { ...database.connection, options: '-c search_path=standby,pg_catalog,public' },
    { primary: database.db, poolSize: 2, maxLagMs: MAX_LAG_MS, log: pino({ level: 'silent' }) },
  );
});
afterAll(async () => {
  await replica.stop();
  await database.drop();
});

beforeEach(async () => {
  await database.pool.query('update standby.server set is_standby = true, replayed = null');
  await expect.poll(() => replica.shared(whoAnswers)).toBe('standby');
});

async function whoAnswers(db: ReadDatabase): Promise<string | undefined> {
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

test('a shopper is shown a change that is known before the replica has it, by the primary', async () => {
  await stopReplaying();
  await changePrice();
  expect(await replica.shared(whoAnswers)).toBe('standby');
  await replica.requireChanges();
  expect(await replica.shared(whoAnswers)).toBe('public');

  await database.pool.query('update standby.server set replayed = null');
  expect(await replica.shared(whoAnswers)).toBe('standby');
});

test('an admin’s list shows what was committed just before, whoever did it', async () => {
  expect(await replica.current(whoAnswers)).toBe('standby');
  await stopReplaying();
  await changePrice();
  expect(await replica.current(whoAnswers)).toBe('public');
});

test('a replica that falls behind is not asked, until it has caught up', async () => {
  await stopReplaying();
  await changePrice();
  await expect.poll(() => replica.shared(whoAnswers)).toBe('public');
});

test('a replica that became a primary is not asked', async () => {
  await database.pool.query('update standby.server set is_standby = false');
  await expect.poll(() => replica.shared(whoAnswers)).toBe('public');
});

test('one that is ahead of the primary follows another one, and is not asked', async () => {
  await database.pool.query(`update standby.server set replayed = pg_current_wal_insert_lsn() + 1000000000`);
  await expect.poll(() => replica.shared(whoAnswers)).toBe('public');
});

test('what fails on the replica is read from the primary, and what fails there, too, is told', async () => {
  const failsOnStandby = async (db: ReadDatabase) => {
    if ((await whoAnswers(db)) === 'standby') await sql`select from not_replayed_yet`.execute(db);
    return whoAnswers(db);
  };
  expect(await replica.shared(failsOnStandby)).toBe('public');
  expect(await replica.current(failsOnStandby)).toBe('public');
  const fails = async (db: ReadDatabase) => sql`select 1 / 0`.execute(db);
  await expect(replica.shared(fails)).rejects.toThrow('division by zero');
});

test('what writes does not compile against a read', () => {
  type Writes = 'insertInto' | 'updateTable' | 'deleteFrom' | 'mergeInto' | 'transaction' | 'connection';
  expectTypeOf<Extract<keyof ReadDatabase, Writes>>().toBeNever();
  expectTypeOf<Extract<keyof Database, Writes>>().toEqualTypeOf<Writes>();
  expectTypeOf<ReadDatabase>().not.toExtend<Database>();
});

test('the lag is counted from what the primary wrote last that the replica has, and an idle primary adds none', () => {
  const lag = new ReplicaLag();
  expect(lag.lagAt(0)).toBe(Number.POSITIVE_INFINITY);
  lag.primaryWrote(100n, 0);
  lag.primaryWrote(200n, 250);
  lag.standbyReplayed(150n);
  expect(lag.lagAt(300)).toBe(300);
  lag.standbyReplayed(200n);
  expect(lag.lagAt(300)).toBe(50);
  lag.primaryWrote(200n, 60_000);
  lag.standbyReplayed(200n);
  expect(lag.lagAt(60_010)).toBe(10);
});
