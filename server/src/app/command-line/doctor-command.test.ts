import { afterAll, beforeAll, expect, test } from 'vitest';
import { runDoctor } from '../../../testing/run-doctor.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';

let database: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  database = await testDatabase();
  shop = await testShop({}, {}, database);
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

test('the doctor sets what it checked apart from the name of the check', async () => {
  const report = await runDoctor(database, shop.dataDir);
  expect(report).toMatch(/^✓ gift cards gift cards were used once/m);
  expect(report).toMatch(/^✓ ratings {4}ratings are those/m);
});
