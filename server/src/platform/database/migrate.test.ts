import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { migrate } from './migrate.ts';

const KILLED = path.join(import.meta.dirname, '../../../testing/migration-to-be-killed.ts');

const WAITING = `select from pg_locks join pg_database on pg_database.oid = database
  where not granted and datname = current_database()`;

let database: TestDatabase;

beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

async function noteAsApplied(name: string): Promise<void> {
  await database.pool.query(`insert into kysely_migration values ($1, now()::text)`, [name]);
}

test('a release that is restarted after a newer one accepts the newer schema', async () => {
  await noteAsApplied('9999-of-the-next-release');
  expect(await migrate(database.connection)).toEqual([]);
});

async function undoMailboxFiles(): Promise<void> {
  await database.pool.query(`delete from kysely_migration where name = '0091-mailbox-files'`);
  await database.pool.query('drop table dev_mailbox_file; alter table dev_mailbox drop column headers');
}

test('an operator whose shop was killed in the middle of a migration starts it again: no lock is left, and all is applied', async () => {
  await undoMailboxFiles();
  await database.pool.query(`delete from kysely_migration where name = '0470-stock-requests'`);
  await database.pool.query('drop table stock_request');
  const purchase = await database.pool.connect();
  await purchase.query('begin');
  await purchase.query('lock table dev_mailbox in access share mode');
  const migrating = fork(KILLED, [JSON.stringify(database.connection)]);
  const waits = async () => (await database.pool.query(WAITING)).rowCount;
  await expect.poll(waits, { interval: 20, timeout: 30_000 }).toBe(1);
  const gone = once(migrating, 'exit');
  migrating.kill('SIGKILL');
  await gone;
  await purchase.query('commit');
  purchase.release();
  expect(await migrate(database.connection)).toEqual(['0091-mailbox-files', '0470-stock-requests']);
  const { rows } = await database.pool.query(
    `select from pg_locks join pg_database on pg_database.oid = database
     where datname = current_database() and locktype = 'advisory'`,
  );
  expect(rows).toEqual([]);
});

test('a migration waits for a purchase in progress without blocking others in the meantime', async () => {
  await undoMailboxFiles();
  const purchase = await database.pool.connect();
  await purchase.query('begin');
  await purchase.query('lock table dev_mailbox in access share mode');
  const migrating = migrate(database.connection);
  const waits = async () => (await database.pool.query(WAITING)).rowCount;
  await expect.poll(waits, { interval: 20 }).toBe(1);
  await expect.poll(waits, { interval: 20 }).toBe(0);
  await purchase.query('commit');
  purchase.release();
  expect(await migrating).toEqual(['0091-mailbox-files']);
});

test('a release whose columns were dropped by a newer one does not start and says why in one line', async () => {
  await noteAsApplied('9998-of-the-next-release');
  await noteAsApplied('9999-drop-what-that-replaced.contract');
  await expect(migrate(database.connection)).rejects.toThrow(
    'the database was migrated by a newer release (9999-drop-what-that-replaced.contract) and no longer has what this release needs; start the newer release',
  );
});
