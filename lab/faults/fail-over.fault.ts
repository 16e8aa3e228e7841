import path from 'node:path';
import { type ShopProcess, startShopProcess } from '@gulmohar/server/testing/shop-process.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNothingLost } from './stage/books.ts';
import { keepBuying } from './stage/buyers.ts';
import { Closing } from './stage/closing.ts';
import { type Cluster, clusterUrl, makeStandby, startCluster } from './stage/cluster.ts';
import { CROWD, testFolder } from './stage/folder.ts';
import { offerPlenty } from './stage/offer.ts';
import { startSandboxProcess } from './stage/sandbox-process.ts';
import { openSwitch, type Switch } from './stage/switch.ts';

const TIMEOUT_MS = 300_000;
const POLL = { timeout: 60_000, interval: 100 };

const closing = new Closing();
let primary: Cluster;
let standby: Cluster;
let address: Switch;
let shop: ShopProcess;
let settings: Record<string, string>;

async function start(folder: string): Promise<Cluster> {
  return closing.add(await startCluster(folder), (cluster) => cluster.kill());
}

beforeAll(async () => {
  const { folder } = closing.add(await testFolder('failover'), ({ remove }) => remove());
  primary = await start(path.join(folder, 'primary'));
  address = closing.add(await openSwitch(), (opened) => opened.close());
  address.pointAt(primary.port);
  const sandbox = closing.add(await startSandboxProcess(), (opened) => opened.close());
  settings = {
    ...CROWD,
    ...sandbox.settings,
    DATA_DIR: path.join(folder, 'shop'),
    DATABASE_URL: clusterUrl(address.port),
  };
  shop = closing.add(await startShopProcess(settings.DATA_DIR ?? '', undefined, settings), (opened) =>
    opened.end('SIGTERM'),
  );
  await primary.copyTo(path.join(folder, 'standby'));
  makeStandby(path.join(folder, 'standby'), primary.port);
  standby = await start(path.join(folder, 'standby'));
  await primary.query(`alter system set synchronous_standby_names = 'standby'`);
  await primary.query('select pg_reload_conf()');
}, TIMEOUT_MS);
afterAll(() => closing.close(), TIMEOUT_MS);

test(
  'when the database host dies under load and its standby takes over, nothing confirmed to shoppers is lost',
  async () => {
    const states = async () => (await primary.query('select sync_state from pg_stat_replication')).rows;
    await expect.poll(states, POLL).toEqual([{ sync_state: 'sync' }]);
    const offer = await offerPlenty(shop, clusterUrl(primary.port));
    const load = keepBuying({ url: shop.url, sandboxUrl: settings.SANDBOX_URL ?? '' }, offer, 8);
    const confirmed = () => load.purchases.confirmed.length;
    await expect.poll(confirmed, POLL).toBeGreaterThan(30);

    await primary.kill();
    address.pointAt(undefined);
    address.cut();
    await standby.query('select pg_promote()');
    address.pointAt(standby.port);
    const before = confirmed();
    await expect.poll(confirmed, POLL).toBeGreaterThan(before + 30);
    const purchases = await load.stop();
    await expectNothingLost(settings, purchases);
  },
  TIMEOUT_MS,
);
