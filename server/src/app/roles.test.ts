import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getProduct } from '@gulmohar/contract/catalogue/product.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../testing/build-product.ts';
import { buy } from '../../testing/buy.ts';
import { type ShopProcess, startShopProcess } from '../../testing/shop-process.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import { RAZORPAY_SANDBOX_PATH } from '../payments/sandbox-accounts.ts';
import { connectionUrl } from '../platform/database/connection.ts';
import { reservePort } from '../platform/process/port.ts';

const TIMEOUT_MS = 90_000;
const METRICS_TOKEN = 'a-token-of-the-operator';

let folder: string;
let database: TestDatabase;
let web: ShopProcess;
const started: ShopProcess[] = [];
let kurti: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gulmohar-'));
  database = await testDatabase();
  kurti = await buildProduct(database.db, { price: 250_000, stock: { M: 5 } });
  web = await start({ ROLE: 'web' });
}, TIMEOUT_MS);
afterAll(async () => {
  for (const process of started.reverse()) await process.end('SIGTERM');
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function start(settings: Record<string, string>): Promise<ShopProcess> {
  const process = await startShopProcess(folder, undefined, {
    DATABASE_URL: connectionUrl(database.connection),
    ...settings,
  });
  started.push(process);
  return process;
}

async function buyAs(guest: string): Promise<void> {
  const through = { api: web.api, sandboxUrl: `${web.url}${RAZORPAY_SANDBOX_PATH}` } as TestShop;
  await buy(through, { lines: [{ _id: kurti, size: 'M' }], amount: 2_500, guest });
}

function mailsTo(guest: string) {
  return database.db
    .selectFrom('dev_mailbox')
    .where('recipient', '=', `${guest}@guest.example`)
    .select('subject')
    .execute();
}

/** Counts running queues by the lock that each of a worker's queues holds from start to end. */
async function livingQueues(): Promise<number> {
  const { rows } = await database.pool.query(`select count(*)::int as living from pg_stat_activity
    where datname = current_database() and query like 'select pg_advisory_lock_shared%'`);
  return rows[0].living;
}

async function freePort(): Promise<number> {
  const reserved = await reservePort(0, 'localhost');
  await reserved.release();
  return reserved.port;
}

test(
  'several web processes serve the shop without running any job queue',
  async () => {
    const several = await start({ ROLE: 'web', WEB_CONCURRENCY: '2' });
    expect((await several.api(getProduct, { body: { productId: kurti } })).product.price).toBe(2_500);
    expect(await livingQueues()).toBe(0);
  },
  TIMEOUT_MS,
);

test(
  'a web process takes orders and leaves their mails to a worker, which opens no port for shoppers',
  async () => {
    expect((await web.api(getProduct, { body: { productId: kurti } })).product.price).toBe(2_500);
    await buyAs('meera');
    expect(await livingQueues()).toBe(0);

    const metricsPort = await freePort();
    // The web process holds the port for shoppers, so the worker would not start if it tried to open it.
    const worker = await start({
      ROLE: 'worker',
      PORT: new URL(web.url).port,
      METRICS_PORT: String(metricsPort),
      METRICS_TOKEN,
    });
    const get = (url: string, authorization = '') =>
      fetch(`http://localhost:${metricsPort}${url}`, { headers: { authorization } });
    await expect.poll(livingQueues).toBeGreaterThan(0);
    await expect.poll(() => mailsTo('meera')).toHaveLength(1);

    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
    expect((await get('/api/shop')).status).toBe(404);
    expect((await get('/metrics')).status).toBe(401);
    const metrics = await (await get('/metrics', `Bearer ${METRICS_TOKEN}`)).text();
    expect(metrics).toMatch(/^job_duration_seconds_count\{task="send-order-placed",result="done"\} 1$/m);

    await worker.end('SIGTERM');
    await expect.poll(livingQueues).toBe(0);
    const { rows } = await database.pool.query(
      'select id from graphile_worker.jobs where locked_at is not null',
    );
    expect(rows).toEqual([]);
    await buyAs('anjali');
    await start({ ROLE: 'worker' });
    await expect.poll(() => mailsTo('anjali')).toHaveLength(1);
  },
  TIMEOUT_MS,
);
