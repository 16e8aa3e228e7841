import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

async function noteAsApplied(name: string): Promise<void> {
  await database.pool.query(`insert into kysely_migration values ($1, now()::text)`, [name]);
}

test('a release that is started again after a newer one works on what that one added', async () => {
  await noteAsApplied('9999-of-the-next-release');
  expect(await migrate(database.connection)).toEqual([]);
});

test('a release whose columns a newer one has dropped does not start, and says why in one line', async () => {
  await noteAsApplied('9998-of-the-next-release');
  await noteAsApplied('9999-drop-what-that-replaced.contract');
  await expect(migrate(database.connection)).rejects.toThrow(
    'the database was migrated by a newer release (9999-drop-what-that-replaced.contract) and has no longer what this one needs; start the newer one',
  );
});
