import { openCaches, openSnapshots } from '../src/app/follow-changes.ts';
import { readEnvironment } from '../src/platform/config/env.ts';
import type { Database } from '../src/platform/database/connection.ts';
import { createLog } from '../src/platform/log/log.ts';
import { ShopSettings } from '../src/shop/shop-settings.ts';

/**
 * The caches and settings of an additional process.
 * @param folder where it may load its search index from
 */
export async function openTestCaches(db: Database, folder?: string, log = createLog('silent')) {
  const settings = await ShopSettings.open(db, readEnvironment({}));
  if (!folder) return { settings, snapshots: undefined, ...openCaches(db, { settings, log }) };
  const snapshots = openSnapshots(db, { folder, log });
  return { settings, snapshots, ...openCaches(db, { settings, log }, snapshots) };
}
