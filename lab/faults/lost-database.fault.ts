import path from 'node:path';
import { type ShopProcess, startShopProcess } from '@gulmohar/server/testing/shop-process.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNothingLost } from './stage/books.ts';
import { keepBuying } from './stage/buyers.ts';
import { Closing } from './stage/closing.ts';
import { type Cluster, clusterUrl, startCluster } from './stage/cluster.ts';
import { CROWD, testFolder } from './stage/folder.ts';
import { offerPlenty } from './stage/offer.ts';
import { startSandboxProcess } from './stage/sandbox-process.ts';
import { openSwitch, type Switch } from './stage/switch.ts';

const TIMEOUT_MS = 900_000;
const POLL = { timeout: 60_000, interval: 100 };
const LOSSES = 30;
const ENOUGH = 8;

const closing = new Closing();
let folder: string;
let database: Cluster;
let address: Switch;
let shop: ShopProcess;
let settings: Record<string, string>;

async function startDatabase(): Promise<void> {
  database = closing.add(await startCluster(folder), (cluster) => cluster.kill());
  address.pointAt(database.port);
}

beforeAll(async () => {
  const root = closing.add(await testFolder('lost-database'), ({ remove }) => remove()).folder;
  folder = path.join(root, 'cluster');
  address = closing.add(await openSwitch(), (opened) => opened.close());
  await startDatabase();
  const sandbox = closing.add(await startSandboxProcess(), (opened) => opened.close());
  settings = {
    ...CROWD,
    ...sandbox.settings,
    DATA_DIR: path.join(root, 'shop'),
    DATABASE_URL: clusterUrl(address.port),
    LOG_LEVEL: 'silent',
  };
  shop = closing.add(await startShopProcess(settings.DATA_DIR ?? '', undefined, settings), (opened) =>
    opened.end('SIGTERM'),
  );
}, TIMEOUT_MS);
afterAll(() => closing.close(), TIMEOUT_MS);

async function countDueJobs(): Promise<number> {
  const { rows } = await database.query(
    `select (select count(*) from job_outbox)::int
       + (select count(*) from graphile_worker.jobs where run_at <= now() and attempts < max_attempts)::int as due`,
  );
  return rows[0].due;
}

test(
  'the database is lost 30 times under purchases, and each time the shop sells again by itself',
  async () => {
    const offer = await offerPlenty(shop, settings.DATABASE_URL ?? '');
    const load = keepBuying({ url: shop.url, sandboxUrl: settings.SANDBOX_URL ?? '' }, offer, 8);
    const confirmed = () => load.purchases.confirmed.length;
    const failed = () => Object.values(load.purchases.failures).reduce((sum, count) => sum + count, 0);
    await expect.poll(confirmed, POLL).toBeGreaterThan(ENOUGH);
    for (let loss = 0; loss < LOSSES; loss++) {
      const failedBefore = failed();
      // In turn as in a power cut and as by an administrator.
      await (loss % 2 ? database.stop() : database.kill());
      await expect.poll(failed, POLL).toBeGreaterThan(failedBefore);
      await startDatabase();
      const confirmedBefore = confirmed();
      await expect.poll(confirmed, POLL).toBeGreaterThan(confirmedBefore + ENOUGH);
      expect(shop.isRunning(), `after loss ${loss + 1}`).toBe(true);
    }
    const purchases = await load.stop();
    await expectNothingLost(settings, purchases);
    await expect.poll(countDueJobs, POLL).toBe(0);
    expect(shop.isRunning()).toBe(true);
  },
  TIMEOUT_MS,
);
