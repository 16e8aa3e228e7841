import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getProduct } from '@gulmohar/contract/catalogue/product.ts';
import { type ShopProcess, startShopProcess } from '@gulmohar/server/testing/shop-process.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Closing } from './stage/closing.ts';
import { type Cluster, clusterUrl, makeStandby, startCluster } from './stage/cluster.ts';
import { CROWD, testFolder } from './stage/folder.ts';
import { offerPlenty } from './stage/offer.ts';
import { openSwitch } from './stage/switch.ts';

const TIMEOUT_MS = 300_000;
const POLL = { timeout: 30_000, interval: 50 };
/** The maximum age of prices and stock. */
const PROMISED_MS = 2_000;
const POLL_INTERVAL_MS = 20;

const closing = new Closing();
let primary: Cluster;
let standby: Cluster;
let shop: ShopProcess;
let productId: string;
let price = 1_000;

beforeAll(async () => {
  const { folder } = closing.add(await testFolder('replica'), ({ remove }) => remove());
  const start = async (name: string) =>
    closing.add(await startCluster(path.join(folder, name)), (cluster) => cluster.kill());
  primary = await start('primary');
  // The standby's future address.
  const address = closing.add(await openSwitch(), (opened) => opened.close());
  const settings = {
    ...CROWD,
    DATABASE_URL: clusterUrl(primary.port),
    DATABASE_READ_URL: clusterUrl(address.port),
    WEB_CONCURRENCY: '1',
  };
  shop = closing.add(await startShopProcess(path.join(folder, 'shop'), undefined, settings), (opened) =>
    opened.end('SIGTERM'),
  );
  await primary.copyTo(path.join(folder, 'standby'));
  makeStandby(path.join(folder, 'standby'), primary.port);
  standby = await start('standby');
  address.pointAt(standby.port);
  ({ productId } = await offerPlenty(shop, clusterUrl(primary.port)));
}, TIMEOUT_MS);
afterAll(() => closing.close(), TIMEOUT_MS);

async function shownPrice(): Promise<number> {
  return (await shop.api(getProduct, { body: { productId } })).product.price;
}

async function readsFrom(server: 'replica' | 'primary'): Promise<number> {
  const text = await (await fetch(`${shop.url}/metrics`)).text();
  return Number(new RegExp(`^database_reads_total\\{from="${server}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
}

/** Keeps changing something else, so that each view of the product is rendered again. */
async function untilReadsGoTo(server: 'replica' | 'primary'): Promise<void> {
  const before = await readsFrom(server);
  const readAgain = async () => {
    await shop.api(getProduct, { body: { productId } });
    await primary.query(
      `insert into invalidation (table_name, change, product_id) values ('product', 'row', gen_random_uuid()::text)`,
    );
    return readsFrom(server);
  };
  await expect.poll(readAgain, POLL).toBeGreaterThan(before + 2);
}

/** Changes the price and reads it until it has been right for as long as anything is cached. */
async function expectNewPriceInTime(): Promise<void> {
  price += 1;
  await primary.query(`update product set price = ${price * 100}, mrp = null where id = '${productId}'`);
  const changedAt = performance.now();
  while (performance.now() - changedAt < PROMISED_MS * 2) {
    const elapsedMs = performance.now() - changedAt;
    if ((await shownPrice()) !== price) expect(elapsedMs).toBeLessThan(PROMISED_MS);
    await wait(POLL_INTERVAL_MS);
  }
}

test(
  'a price is never more than two seconds out of date, with the replica running, stalled or dead',
  async () => {
    await untilReadsGoTo('replica');
    for (let change = 0; change < 3; change++) await expectNewPriceInTime();

    await standby.query('select pg_wal_replay_pause()');
    await expectNewPriceInTime();
    await untilReadsGoTo('primary');
    await expectNewPriceInTime();
    const whilePaused = await readsFrom('replica');
    await expectNewPriceInTime();
    expect(await readsFrom('replica')).toBe(whilePaused);

    await standby.query('select pg_wal_replay_resume()');
    await untilReadsGoTo('replica');
    await expectNewPriceInTime();

    await standby.kill();
    await expectNewPriceInTime();
    await untilReadsGoTo('primary');
  },
  TIMEOUT_MS,
);
