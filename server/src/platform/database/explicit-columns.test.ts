import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import type { Database } from './connection.ts';
import { inSnapshot } from './in-snapshot.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query('create table answer (id integer primary key, said integer)');
  await database.pool.query('insert into answer values (1, 42)');
});
afterAll(() => database.drop());

test('a column added by a newer release appears in no result of this one', async () => {
  const { db } = database;
  await db.insertInto('installation').values({ name: 'one', value: 'x' }).execute();
  await database.pool.query('alter table installation add column colour text');
  const known = { name: 'one', value: 'x' };
  const all = db.selectFrom('installation').where('name', '=', 'one').selectAll();
  expect(await all.execute()).toEqual([known]);
  const aliased = db.selectFrom('installation as i').where('i.name', '=', 'one').selectAll('i');
  expect(await aliased.execute()).toEqual([known]);
  const joined = db
    .selectFrom('installation')
    .innerJoin('installation as twin', 'twin.name', 'installation.name');
  expect(await joined.where('twin.name', '=', 'one').selectAll('twin').execute()).toEqual([known]);
  const change = db.updateTable('installation').set({ value: 'x' }).where('name', '=', 'one').returningAll();
  expect(await change.execute()).toEqual([known]);
  const removed = db.deleteFrom('installation').where('name', '=', 'one').returningAll();
  expect(await removed.execute()).toEqual([known]);
});

/** The second call runs on connections where the statement is already prepared. */
async function ask(db: Database = database.db) {
  return sql<{ said: unknown }>`select * from answer where id = ${1}`.execute(db);
}

test('a query is answered while a newer release changes the schema', async () => {
  expect((await ask()).rows).toEqual([{ id: 1, said: 42 }]);
  await database.pool.query('alter table answer alter column said type text');
  expect((await ask()).rows).toEqual([{ id: 1, said: '42' }]);
});

test('a transaction during such a schema change is retried and takes effect once, as a whole', async () => {
  await ask();
  let attempts = 0;
  await database.db.transaction().execute(async (trx) => {
    attempts += 1;
    await trx.insertInto('installation').values({ name: 'two', value: 'x' }).execute();
    if (attempts === 1)
      await database.pool.query('alter table answer alter column said type integer using said::int');
    const { rows } = await sql`select * from answer where id = ${1}`.execute(trx);
    expect(rows).toEqual([{ id: 1, said: 42 }]);
  });
  expect(attempts).toBe(2);
  const kept = await database.db
    .selectFrom('installation')
    .where('name', '=', 'two')
    .select('value')
    .execute();
  expect(kept).toHaveLength(1);
});

test('reads that share a snapshot are retried after such a schema change', async () => {
  await ask();
  await database.pool.query('alter table answer alter column said type text');
  let attempts = 0;
  const { rows } = await inSnapshot(database.db, async (snapshot) => {
    attempts += 1;
    return ask(snapshot);
  });
  expect([attempts, rows]).toEqual([2, [{ id: 1, said: '42' }]]);
});
