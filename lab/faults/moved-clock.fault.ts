import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { logIn } from '@gulmohar/contract/accounts/session.ts';
import { buildRegistration } from '@gulmohar/server/testing/build-shopper.ts';
import { payInSandbox } from '@gulmohar/server/testing/pay-in-sandbox.ts';
import { type ShopProcess, startShopProcess } from '@gulmohar/server/testing/shop-process.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNothingLost } from './stage/books.ts';
import { buyOne, call, nothingYet, type Offer, openPurchase } from './stage/buyers.ts';
import { Closing } from './stage/closing.ts';
import { type Cluster, clusterUrl, startCluster } from './stage/cluster.ts';
import { CROWD, testFolder } from './stage/folder.ts';
import { offerPlenty } from './stage/offer.ts';
import { startSandboxProcess } from './stage/sandbox-process.ts';

const TIMEOUT_MS = 300_000;
const POLL = { timeout: 60_000, interval: 250 };
const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

/** Debian's package libfaketime, by the processor's folder. */
const LIBRARY = ['x86_64', 'aarch64']
  .map((processor) => `/usr/lib/${processor}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find((file) => existsSync(file));

/** The environment of a process whose clock follows a file; intervals are measured correctly. */
function clockOf(file: string): Record<string, string> {
  writeFileSync(file, '+0');
  return {
    LD_PRELOAD: LIBRARY ?? '',
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

const closing = new Closing();
const purchases = nothingYet();
let clocks: { shop: string; database: string };
let cluster: Cluster;
let shop: ShopProcess;
let settings: Record<string, string>;
let offer: Offer;
let guests = 0;

beforeAll(async () => {
  if (!LIBRARY) return;
  const { folder } = closing.add(await testFolder('clock'), ({ remove }) => remove());
  clocks = { shop: path.join(folder, 'clock-of-shop'), database: path.join(folder, 'clock-of-database') };
  const started = await startCluster(path.join(folder, 'cluster'), clockOf(clocks.database));
  cluster = closing.add(started, (opened) => opened.kill());
  const sandbox = closing.add(await startSandboxProcess(), (opened) => opened.close());
  settings = {
    ...CROWD,
    ...sandbox.settings,
    ...clockOf(clocks.shop),
    DATA_DIR: path.join(folder, 'shop'),
    DATABASE_URL: clusterUrl(cluster.port),
  };
  shop = closing.add(await startShopProcess(settings.DATA_DIR ?? '', undefined, settings), (opened) =>
    opened.end('SIGTERM'),
  );
  offer = await offerPlenty(shop, clusterUrl(cluster.port));
}, TIMEOUT_MS);
afterAll(() => closing.close(), TIMEOUT_MS);

/** Moves clocks by this many seconds, and returns once they show it. */
async function setClocks(seconds: number, which: ('shop' | 'database')[]): Promise<void> {
  for (const name of ['shop', 'database'] as const) {
    const off = which.includes(name) ? seconds : 0;
    writeFileSync(clocks[name], `${off < 0 ? '' : '+'}${off}`);
    const isSet = async () =>
      Math.abs((await (name === 'shop' ? shopTime() : databaseTime())) - Date.now() - off * 1_000) < 10_000;
    await expect.poll(isSet, POLL).toBe(true);
  }
}

async function shopTime(): Promise<number> {
  return Date.parse((await fetch(`${shop.url}/healthz`)).headers.get('date') ?? '');
}

async function databaseTime(): Promise<number> {
  return Number((await cluster.query('select extract(epoch from now()) * 1000 as now')).rows[0].now);
}

function buy(): Promise<string> {
  guests += 1;
  return buyOne(
    { url: shop.url, sandboxUrl: settings.SANDBOX_URL ?? '' },
    offer,
    `clock-${guests}`,
    purchases,
  );
}

async function expectSells(): Promise<void> {
  expect(await buy()).toMatch(/^[0-9a-f-]{36}$/);
}

async function reserved(): Promise<number> {
  const { rows } = await cluster.query(
    `select reserved from variant where product_id = '${offer.productId}'`,
  );
  return rows[0].reserved;
}

const both: ('shop' | 'database')[] = ['shop', 'database'];

test.skipIf(!LIBRARY).each([
  ['the shop’s machine is an hour ahead', HOUR_S, ['shop']],
  ['the shop’s machine is an hour behind', -HOUR_S, ['shop']],
  ['the database’s machine is an hour ahead', HOUR_S, ['database']],
  ['both are an hour behind', -HOUR_S, both],
] as const)(
  '%s: a payment in progress becomes an order, others can buy, and the books balance',
  async (_what, seconds, which) => {
    await setClocks(0, both);
    guests += 1;
    const opened = await openPurchase(shop, offer, `clock-${guests}`);
    const paid = await payInSandbox({ sandboxUrl: settings.SANDBOX_URL ?? '' }, String(opened.body.orderId));
    purchases.paid.push(paid.razorpay_order_id);
    await setClocks(seconds, [...which]);
    const verified = await call(shop.url, '/order/razorpay/verify-payment', paid);
    expect(verified).toMatchObject({ status: 200 });
    purchases.confirmed.push(String(verified.body.orderId));
    await expectSells();
    await setClocks(0, both);
    await expectSells();
    await expectNothingLost(settings, purchases);
  },
  TIMEOUT_MS,
);

test.skipIf(!LIBRARY)(
  'after eight days an unpaid checkout has released its units, and a shopper must sign in again',
  async () => {
    await setClocks(0, both);
    const registration = buildRegistration();
    const { body } = await call(shop.url, '/user/register', registration);
    const profile = async (token: unknown) =>
      (await fetch(`${shop.url}/api/user/profile`, { headers: { token: String(token) } })).status;
    expect(await profile(body.token)).toBe(200);
    await openPurchase(shop, offer, 'clock-leaves');
    expect(await reserved()).toBeGreaterThan(0);
    await setClocks(8 * DAY_S, both);
    await expect.poll(reserved, { ...POLL, timeout: 150_000 }).toBe(0);
    expect(await profile(body.token)).toBe(401);
    const { email, password } = registration;
    const signedIn = await call(shop.url, logIn.path, { email, password });
    expect(signedIn).toMatchObject({ status: 200 });
    await expectSells();
    await expectNothingLost(settings, purchases);
  },
  TIMEOUT_MS,
);

test.skipIf(!LIBRARY)(
  'orders continue across midnight in India, and later ones carry the new date',
  async () => {
    const INDIA_MS = 5.5 * HOUR_S * 1_000;
    const sinceMidnight = (Date.now() + INDIA_MS) % (DAY_S * 1_000);
    const tillMidnight = Math.round((DAY_S * 1_000 - sinceMidnight) / 1_000);
    await setClocks(tillMidnight - 20, both);
    const orders = [await buy()];
    const day = async (id: string | undefined) =>
      (
        await cluster.query(
          `select to_char(placed_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day from orders where id = '${id}'`,
        )
      ).rows[0].day;
    const first = await day(orders[0]);
    await expect.poll(async () => day(await buy()), { timeout: 60_000, interval: 1_000 }).not.toBe(first);
    await expectNothingLost(settings, purchases);
  },
  TIMEOUT_MS,
);
