import path from 'node:path';
import { listProducts } from '@gulmohar/contract/catalogue/product.ts';
import { startShopProcess } from '@gulmohar/server/testing/shop-process.ts';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectNothingLost } from './stage/books.ts';
import { keepBuying } from './stage/buyers.ts';
import { Closing } from './stage/closing.ts';
import { clusterUrl, startCluster } from './stage/cluster.ts';
import { CROWD, testFolder } from './stage/folder.ts';
import { offerPlenty } from './stage/offer.ts';
import { checkOutWithPackages, pastReleases } from './stage/release.ts';
import { startSandboxProcess } from './stage/sandbox-process.ts';

const TIMEOUT_MS = 400_000;
const POLL = { timeout: 90_000, interval: 100 };
const ENOUGH = 5;

let closing: Closing;
let folder: string;

beforeEach(async () => {
  closing = new Closing();
  ({ folder } = closing.add(await testFolder('upgrade'), ({ remove }) => remove()));
}, TIMEOUT_MS);
afterEach(() => closing.close(), TIMEOUT_MS);

/** What a shop must still have after an upgrade, as a line for each. */
async function readRecords(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ line: string }>(
    `select 'order ' || id || ' of ' || amount || ', ' || status as line from orders
     union all select 'payment ' || provider_payment_id || ' of ' || amount from payment
     union all select 'refund ' || id || ' of ' || amount from refund
     union all select 'document ' || number || ' for ' || order_id from tax_document
     union all select 'account ' || email from users
     order by 1`,
  );
  await client.end();
  return rows.map(({ line }) => line);
}

const releases = pastReleases();

test.skipIf(releases.length === 0).each(releases)(
  'a shop with orders, invoices and pictures of the release $name is upgraded to this one, and everything is there',
  async ({ commit }) => {
    const cluster = closing.add(await startCluster(path.join(folder, 'cluster')), (opened) => opened.kill());
    const url = clusterUrl(cluster.port);
    const sandbox = closing.add(await startSandboxProcess(), (opened) => opened.close());
    const settings = {
      ...CROWD,
      ...sandbox.settings,
      DATABASE_URL: url,
      DATA_DIR: path.join(folder, 'data'),
    };
    const start = async (main?: string) => {
      const shop = await startShopProcess(settings.DATA_DIR, undefined, settings, main);
      return closing.add(shop, (opened) => opened.end('SIGTERM'));
    };
    const old = await start(checkOutWithPackages(path.join(folder, 'past'), commit));
    await old.end('SIGTERM');
    const before = await readRecords(url);
    expect(before.filter((line) => line.startsWith('order ')).length).toBeGreaterThan(0);

    const shop = await start();
    const after = new Set(await readRecords(url));
    expect(before.filter((line) => !after.has(line))).toEqual([]);
    const { products } = await shop.api(listProducts, { query: { limit: '12' } });
    for (const { image } of products) {
      for (const file of image) expect((await fetch(new URL(file, shop.url))).status, file).toBe(200);
    }
    const offer = await offerPlenty(shop, url);
    const load = keepBuying({ url: shop.url, sandboxUrl: sandbox.sandboxUrl }, offer);
    await expect.poll(() => load.purchases.confirmed.length, POLL).toBeGreaterThan(ENOUGH);
    await expectNothingLost(settings, await load.stop());
  },
  TIMEOUT_MS,
);
