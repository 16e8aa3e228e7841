import { afterAll, expect, test } from 'vitest';
import { runDoctor } from '../../../testing/run-doctor.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { testShop } from '../../../testing/test-shop.ts';

const database = await testDatabase();
const shop = await testShop({}, {}, database);
afterAll(async () => {
  await shop.close();
  await database.drop();
});

test('the doctor sets what it checked apart from the name of the check', async () => {
  const report = await runDoctor(database, shop.dataDir);
  expect(report).toMatch(/^✓ gift cards gift cards were used once/m);
  expect(report).toMatch(/^✓ ratings {4}ratings are those/m);
});
