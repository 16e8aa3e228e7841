import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { inTransaction } from './in-transaction.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('two changes that wait for each other both take effect, each once', async () => {
  const { db } = database;
  const names = ['one', 'other'] as const;
  await db
    .insertInto('installation')
    .values(names.map((name) => ({ name, value: '' })))
    .execute();
  const bothBegan = Promise.withResolvers<void>();
  let begun = 0;
  const add = (order: readonly string[], letter: string) =>
    inTransaction(db, async (trx) => {
      for (const name of order) {
        await trx
          .updateTable('installation')
          .set(({ eb, ref }) => ({ value: eb(ref('value'), '||', letter) }))
          .where('name', '=', name)
          .execute();
        begun += 1;
        if (begun === 2) bothBegan.resolve();
        await bothBegan.promise;
      }
    });
  await Promise.all([add(names, 'a'), add(names.toReversed(), 'b')]);
  const rows = await db.selectFrom('installation').where('name', 'in', names).select('value').execute();
  expect(rows.map(({ value }) => [...value].toSorted())).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

test('any other failure is reported at once', async () => {
  let tries = 0;
  const failing = inTransaction(database.db, async () => {
    tries += 1;
    throw new Error('sold out');
  });
  await expect(failing).rejects.toThrow('sold out');
  expect(tries).toBe(1);
});
