import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { getStockLevels, listProducts, type Product } from '@gulmohar/contract/catalogue/product.ts';
import { createRazorpayOrder, verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { priceCart } from '@gulmohar/contract/sales/pricing.ts';
import { SPECIFIED_SHIPPING } from '@gulmohar/contract/shop/shop-rules.ts';
import { paiseToRupees, rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { payInSandbox } from '../../../testing/pay-in-sandbox.ts';
import { runDoctor } from '../../../testing/run-doctor.ts';
import { type ShopProcess, startShopProcess } from '../../../testing/shop-process.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { connectionUrl } from '../../platform/database/connection.ts';
import type { PausePoint } from '../../platform/process/pause-point.ts';

// Real processes are started and killed, on a machine that may be busy.
const TIMEOUT_MS = 120_000;

let folder: string;
/**
 * Shared, because a shop with its own database would start that each time as well
 * (embedded-postgres.test.ts).
 */
let database: TestDatabase;
let product: Product;
let running: ShopProcess | undefined;
let guests = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gulmohar killed '));
  database = await testDatabase();
});
beforeEach(() => {
  guests += 1;
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await stop();
});
afterAll(async () => {
  await stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function start(settings?: Record<string, string>): Promise<ShopProcess> {
  running = await startShopProcess(folder, undefined, {
    DATABASE_URL: connectionUrl(database.connection),
    ...settings,
  });
  product ??= await findPlenty(running);
  return running;
}

async function stop(): Promise<void> {
  await running?.end('SIGTERM');
  running = undefined;
}

/** Reuses the shop started after the previous kill, which halves the number of starts. */
async function shopThatPausesAt(point: PausePoint): Promise<ShopProcess> {
  const shop = running ?? (await start());
  shop.pauseAt(point);
  return shop;
}

async function findPlenty({ api }: ShopProcess): Promise<Product> {
  const { products } = await api(listProducts, { query: { sort: 'low-high', limit: '48' } });
  const found = products.find(({ hasSize, stock }) => !hasSize && typeof stock === 'number' && stock > 12);
  if (!found) throw new Error('The demo shop has no unsized product in plenty');
  return found;
}

function open({ api }: ShopProcess) {
  const { total } = priceCart(
    [{ unitPrice: rupeesToPaise(product.price) ?? 0, quantity: 1 }],
    SPECIFIED_SHIPPING,
  );
  const orderData = buildOrderData([{ _id: product._id }], `guest-${guests}`);
  return api(createRazorpayOrder, { body: { amount: paiseToRupees(total), isGuest: true, orderData } });
}

function pay({ url }: ShopProcess, orderId: string) {
  return payInSandbox({ sandboxUrl: `${url}/sandbox/razorpay` }, orderId);
}

async function stockIn({ api }: ShopProcess): Promise<number> {
  const { stockLevels } = await api(getStockLevels, { body: { productIds: [product._id] } });
  return Number(stockLevels[product._id]?.stock);
}

async function mailsIn({ url }: ShopProcess): Promise<number> {
  const mails = (await (await fetch(`${url}/dev/mailbox.json`)).json()) as { to: string }[];
  return mails.filter(({ to }) => to === `guest-${guests}@guest.example`).length;
}

async function kill(shop: ShopProcess): Promise<void> {
  await shop.paused();
  await shop.end('SIGKILL');
}

async function expectHealthy(): Promise<void> {
  expect(await runDoctor(database, folder)).not.toContain('✗');
}

test.each<PausePoint>(['checkout reserved', 'provider order opened'])(
  'a guest retries after the shop was killed at “%s” and gets one order',
  async (point) => {
    const before = await shopThatPausesAt(point);
    const stock = await stockIn(before);
    const attempt = open(before).catch(() => 'no answer');
    await kill(before);
    expect(await attempt).toBe('no answer');

    const after = await start();
    const { orderId } = await open(after);
    const paid = await pay(after, orderId);
    await after.api(verifyRazorpayPayment, { body: paid });
    expect(await stockIn(after)).toBe(stock - 1);
    await expectHealthy();
  },
  TIMEOUT_MS,
);

test.each<PausePoint>(['payment fetched', 'order written', 'order committed', 'mail taken'])(
  'a payment verified again after the shop was killed at “%s” gives one order and one e-mail',
  async (point) => {
    const before = await shopThatPausesAt(point);
    const stock = await stockIn(before);
    const { orderId } = await open(before);
    const paid = await pay(before, orderId);
    // An order as agreed is written in a single statement, so it is never half written. A different name
    // takes several.
    const said = point === 'order written' && { orderData: { guestInfo: { name: 'Asha Rao' } } };
    const attempt = before.api(verifyRazorpayPayment, { body: { ...paid, ...said } }).catch(() => undefined);
    await kill(before);
    const first = await attempt;

    const after = await start();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => after.api(verifyRazorpayPayment, { body: paid })),
    );
    const orders = new Set([...answers, ...(first ? [first] : [])].map((answer) => answer.orderId));
    expect(orders.size).toBe(1);
    expect(await stockIn(after)).toBe(stock - 1);
    await expect.poll(() => mailsIn(after), { timeout: 30_000 }).toBe(1);
    await expectHealthy();
  },
  TIMEOUT_MS,
);

test(
  'a refund is made only once if the shop is killed after the provider accepted it',
  async () => {
    const before = await shopThatPausesAt('refund taken');
    const { orderId } = await before.api(createRazorpayOrder, { body: { amount: 500, isGuest: true } });
    const paid = await pay(before, orderId);
    await before.api(verifyRazorpayPayment, { body: paid }).catch(() => undefined);
    await kill(before);

    const after = await start();
    const ledger = async () => (await fetch(`${after.url}/sandbox/razorpay/ledger`)).json();
    await expect.poll(() => runDoctor(database, folder), { timeout: 30_000 }).not.toContain('✗');
    expect(await ledger()).toMatchObject({ refunded: 50_000 });
  },
  TIMEOUT_MS,
);

test(
  'a shop stopped during many purchases answers the pending requests and loses nothing',
  async () => {
    await stop();
    // Long enough for a late request on a busy machine.
    const shop = await start({ DRAIN_SECONDS: '10' });
    const attempts = Promise.allSettled(
      Array.from({ length: 8 }, () => {
        guests += 1;
        return open(shop);
      }),
    );
    const ended = shop.end('SIGTERM');
    const ready = async () => (await fetch(`${shop.url}/readyz`)).status;
    await expect.poll(ready, { interval: 10 }).toBe(503);
    // Load balancers are told first, and requests they still send are served.
    guests += 1;
    const late = open(shop);
    const opened = (await attempts).flatMap((attempt) =>
      attempt.status === 'fulfilled' ? [attempt.value.orderId] : [],
    );
    opened.push((await late).orderId);
    await ended;
    const after = await start();
    for (const orderId of opened) {
      await after.api(verifyRazorpayPayment, { body: await pay(after, orderId) });
    }
    await expectHealthy();
  },
  TIMEOUT_MS,
);
