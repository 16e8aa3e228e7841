import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCaches } from '../../testing/open-test-caches.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { createLog } from '../platform/log/log.ts';
import type { ShutdownHooks } from './app-context.ts';
import { pollChanges } from './follow-changes.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('a process that receives no notifications still picks up a changed setting', async () => {
  const { settings, changes } = await openTestCaches(database.db);
  const hooks: ShutdownHooks = [];
  // No server listens on port 1.
  pollChanges(changes, { direct: { host: '127.0.0.1', port: 1 }, log: createLog('silent') }, hooks);
  const value = JSON.stringify({ name: 'Chanderi', displayRating: true });
  await database.db.insertInto('shop_setting').values({ name: 'shop', value }).execute();
  await expect.poll(() => settings.current().shop.name).toBe('Chanderi');
  for (const close of hooks) await close();
});
