import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { generateTables, TABLES_FILE } from './generate-tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const committed = () => readFile(TABLES_FILE, 'utf8');

test('the committed row types match the migrated schema', async () => {
  expect(
    await generateTables(database.connection),
    'After a migration, run `npm run types:database` and commit the result',
  ).toEqual(await committed());
});

test('columns, check values and generated columns that a migration adds are picked up', async () => {
  await database.pool.query(`
    alter table reservation add column shelf bigint;
    alter table grievance add column mood text not null default 'calm'
      check (mood in ('calm', 'it''s urgent'));
    alter table payment add column amount_twice bigint not null generated always as (amount * 2) stored`);
  const generated = await generateTables(database.connection);
  expect(generated).toContain('shelf: number | null;');
  expect(generated).toContain(`export type GrievanceMood = 'calm' | "it's urgent";`);
  expect(generated).toContain('mood: Generated<GrievanceMood>;');
  expect(generated).toContain('amount_twice: GeneratedAlways<number>;');
  expect(generated).not.toBe(await committed());
});

test('a column that a migration retires is left out, so that a later release can drop it', async () => {
  await database.pool.query(`alter table reservation add column attic text;
    comment on column reservation.attic is 'retired: nobody asked for it'`);
  expect(await generateTables(database.connection)).not.toContain('attic');
});
