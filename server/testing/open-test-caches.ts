import { openCaches } from '../src/app/follow-changes.ts';
import { readEnvironment } from '../src/platform/config/env.ts';
import type { Database } from '../src/platform/database/connection.ts';
import { createLog } from '../src/platform/log/log.ts';
import { ShopSettings } from '../src/shop/shop-settings.ts';

/** The caches and settings of an additional process. */
export async function openTestCaches(db: Database) {
  const settings = await ShopSettings.open(db, readEnvironment({}));
  return {
    settings,
    ...openCaches(db, { settings, payments: { reload: async () => undefined }, log: createLog('silent') }),
  };
}
