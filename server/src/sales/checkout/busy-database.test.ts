import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listProducts, type Product } from '@gulmohar/contract/catalogue/product.ts';
import { priceCart } from '@gulmohar/contract/sales/pricing.ts';
import { SPECIFIED_SHIPPING } from '@gulmohar/contract/shop/shop-rules.ts';
import { paiseToRupees, rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { runCommand } from '../../../testing/run-command.ts';
import { type ShopProcess, startShopProcess } from '../../../testing/shop-process.ts';
import { connectToRunning } from '../../platform/database/embedded/connect-to-running.ts';

const TIMEOUT_MS = 180_000;
const POOL = 4;
/** Far above the 5 s timeout for a connection or a lock, so only a response that never comes exceeds it. */
const NEVER_MS = 60_000;

let folder: string;
let shop: ShopProcess;
let locked: Product;
let free: Product;
let guests = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gulmohar busy '));
  await chmod(folder, 0o755);
  shop = await startShopProcess(folder, undefined, { DATABASE_POOL: String(POOL) });
  const { products } = await shop.api(listProducts, { query: { sort: 'low-high', limit: '48' } });
  const [one, other] = products
    .filter(({ hasSize }) => !hasSize)
    .sort((less, more) => Number(more.stock) - Number(less.stock));
  if (!one || !other) throw new Error('The demo shop has too few unsized products in plenty');
  [locked, free] = [one, other];
}, TIMEOUT_MS);
afterAll(async () => {
  await shop.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}, TIMEOUT_MS);

type Answer = { status: number; code?: string; retryAfter: string | null };

async function open(product: Product): Promise<Answer> {
  const lines = [{ unitPrice: rupeesToPaise(product.price) ?? 0, quantity: 1 }];
  const { total } = priceCart(lines, SPECIFIED_SHIPPING);
  const orderData = buildOrderData([{ _id: product._id }], `busy-${guests++}`);
  const answer = await fetch(`${shop.url}/api/order/razorpay/create-order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amount: paiseToRupees(total), isGuest: true, orderData }),
    signal: AbortSignal.timeout(NEVER_MS),
  });
  const { code } = (await answer.json()) as { code?: string };
  return { status: answer.status, ...(code && { code }), retryAfter: answer.headers.get('retry-after') };
}

/** Locks the product in another transaction until `release` is called. */
async function hold({ _id }: Product) {
  const client = new pg.Client(await connectToRunning(folder));
  await client.connect();
  await client.query('begin');
  await client.query('select from variant where product_id = $1 for update', [_id]);
  return { release: () => client.end() };
}

async function countCheckouts(): Promise<number> {
  const client = new pg.Client(await connectToRunning(folder));
  await client.connect();
  const { rows } = await client.query('select count(*)::int as n from checkout');
  await client.end();
  return rows[0].n;
}

const BUSY = { status: 503, code: 'BUSY', retryAfter: expect.stringMatching(/^\d+$/) };

async function expectWell(): Promise<void> {
  expect(await open(locked)).toMatchObject({ status: 200 });
  expect(await open(free)).toMatchObject({ status: 200 });
  const { code, output } = await runCommand(folder, 'doctor');
  expect({ code, output }).toMatchObject({ code: 0 });
}

test(
  'a product locked for 30 s is refused as busy, other products sell, and it sells again afterwards',
  async () => {
    const before = await countCheckouts();
    const lock = await hold(locked);
    const until = wait(30_000);
    for (let round = 0; round < 3; round++) {
      const [told, sold] = await Promise.all([open(locked), open(free)]);
      expect(told).toMatchObject(BUSY);
      expect(sold).toMatchObject({ status: 200 });
    }
    expect(await countCheckouts()).toBe(before + 3);
    await until;
    await lock.release();
    await expectWell();
  },
  TIMEOUT_MS,
);

test(
  'with more buyers than database connections, each gets an answer and refusals change nothing',
  async () => {
    const before = await countCheckouts();
    const lock = await hold(locked);
    const waiting = Array.from({ length: POOL * 2 }, () => open(locked));
    await wait(1_000);
    const others = Array.from({ length: POOL * 3 }, () => open(free));
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
    const told = await Promise.all(waiting);
    const answers = [...told, ...(await Promise.all(others))];
    await lock.release();
    for (const answer of told) expect(answer).toMatchObject(BUSY);
    const sold = answers.filter((answer) => answer.status === 200);
    for (const answer of answers) if (answer.status !== 200) expect(answer).toMatchObject(BUSY);
    expect(await countCheckouts()).toBe(before + sold.length);
    await expectWell();
  },
  TIMEOUT_MS,
);
