import { connectionUrl } from '@gulmohar/server/src/platform/database/connection.ts';
import { type ShopProcess, startShopProcess } from '@gulmohar/server/testing/shop-process.ts';
import { type TestDatabase, testDatabase } from '@gulmohar/server/testing/test-database.ts';
import type { Place } from './buyers.ts';
import { Closing } from './closing.ts';
import { CROWD, testFolder } from './folder.ts';
import { startSandboxProcess } from './sandbox-process.ts';

export type Stage = {
  closing: Closing;
  database: TestDatabase;
  shop: ShopProcess;
  place: Place;
  /** What the shop was started with. The operator's commands need the same settings. */
  settings: Record<string, string>;
};

/** Starts a shop with its own process and database, and a payment provider that is independent of it. */
export async function openStage(
  name: string,
  more: Record<string, string> = {},
  closing = new Closing(),
): Promise<Stage> {
  const { folder } = closing.add(await testFolder(name), ({ remove }) => remove());
  const database = closing.add(await testDatabase(), (opened) => opened.drop());
  const sandbox = closing.add(await startSandboxProcess(), (opened) => opened.close());
  const settings = {
    ...CROWD,
    ...sandbox.settings,
    DATA_DIR: folder,
    DATABASE_URL: connectionUrl(database.connection),
    ...more,
  };
  const shop = closing.add(await startShopProcess(folder, undefined, settings), (opened) =>
    opened.end('SIGTERM'),
  );
  return { closing, database, shop, settings, place: { url: shop.url, sandboxUrl: sandbox.sandboxUrl } };
}
