import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ApiClient, ApiError } from '@gulmohar/contract/api/client.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyByPlan, type ChaosShop, type Story } from '../../testing/chaos/buy-by-plan.ts';
import { buildChaosAccounts } from '../../testing/chaos/chaos-accounts.ts';
import { buildChaosGoods, type ChaosGoods } from '../../testing/chaos/chaos-goods.ts';
import { chaosSeed } from '../../testing/chaos/chaos-seed.ts';
import { expectServed } from '../../testing/chaos/expect-served.ts';
import { type KillableDatabase, killableDatabase } from '../../testing/chaos/killable-database.ts';
import { type ProviderOfItsOwn, providerOfItsOwn } from '../../testing/chaos/provider-of-its-own.ts';
import { planPurchases } from '../../testing/chaos/purchase-plan.ts';
import { settleEverything } from '../../testing/chaos/settle-everything.ts';
import { tellOfSecondPayments } from '../../testing/chaos/tell-of-second-payments.ts';
import { expireCheckout } from '../../testing/expire-checkout.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { seller } from '../../testing/seller.ts';
import { deliverOrder } from '../../testing/ship-order.ts';
import { type ShopProcess, startShopProcess } from '../../testing/shop-process.ts';
import { testShop } from '../../testing/test-shop.ts';
import { moveOrder } from '../fulfilment/change/move-order.ts';
import { connectionUrl } from '../platform/database/connection.ts';
import { SEEDED } from './demo/demo-marker.ts';

const PURCHASES = Number(process.env.CHAOS_PURCHASES_UNDER_KILLS ?? 100);
const SEED = chaosSeed();
const BUYERS_AT_ONCE = 8;
const TRIES = 3;
/** How long to wait for a response; a connection assigned to a killed process never gets one. */
const REPLY_TIMEOUT_MS = 10_000;
const READY = { timeout: 120_000, interval: 100 };

const victims = {
  async 'a web process'() {
    const printed = execFileSync('pgrep', ['-P', String(shop.pid), '-f', 'main.ts'], { encoding: 'utf8' });
    process.kill(Number(printed.split('\n')[0]), 'SIGKILL');
  },
  async 'the worker, and all web processes with it'() {
    await shop.end('SIGKILL');
    await openShop();
  },
  'a connection of the database': () => database.killConnection(),
  async 'the database server'() {
    database.killServer();
  },
};
type Victim = keyof typeof victims;

let dataDir: string;
let database: KillableDatabase;
let provider: ProviderOfItsOwn;
let shop: ShopProcess;
let goods: ChaosGoods;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'gulmohar-kills-'));
  database = await killableDatabase();
  // Skips the demo data, so that the shop sells only the goods of this run.
  await database.db.insertInto('installation').values({ name: SEEDED, value: '' }).execute();
  const sold = await buildChaosGoods(database.db);
  provider = await providerOfItsOwn(() => shop.url);
  await openShop();
  goods = { ...sold, accounts: await buildChaosAccounts(shop, database.db) };
});
afterAll(async () => {
  await shop.end('SIGTERM');
  await provider.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test(
  `every rupee and unit of ${PURCHASES} purchases is accounted for as processes are killed (CHAOS_SEED=${SEED})`,
  async () => {
    const order = planKills();
    const purchasesPerKill = Math.floor(PURCHASES / (order.length + 1));
    const stories: Story[] = [];
    const limit = pLimit(BUYERS_AT_ONCE);
    const killing = pLimit(1);
    let done = 0;
    await limit.map(planPurchases(SEED, PURCHASES), async (one) => {
      const story = await buyByPlan(chaosShop(), goods, one, stories.at(-1));
      if (story) stories.push(story);
      done += 1;
      if (done % purchasesPerKill === 0) await killing(() => kill(order.shift()));
    });
    await untilReady();
    await shop.end('SIGTERM');
    await expectAllSettled(stories);
  },
  10 * 60_000,
);

function planKills(): Victim[] {
  const all = Object.keys(victims) as Victim[];
  const [order = []] = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), {
    seed: SEED,
    numRuns: 1,
  });
  return order;
}

/** Kills a process while others buy, once the one killed before is running again. */
async function kill(victim: Victim | undefined): Promise<void> {
  if (!victim) return;
  await untilReady();
  console.log(`kill -9 ${victim}`);
  await victims[victim]();
}

async function openShop(): Promise<void> {
  shop = await startShopProcess(dataDir, undefined, {
    ...provider.settings,
    DATABASE_URL: connectionUrl(database.connection),
    WEB_CONCURRENCY: '2',
    LOG_LEVEL: 'silent',
  });
}

async function untilReady(): Promise<void> {
  const isReady = () =>
    fetch(`${shop.url}/readyz`, { signal: AbortSignal.timeout(REPLY_TIMEOUT_MS) }).then(
      ({ status }) => status,
      (error: Error) => error.message,
    );
  await expect.poll(isReady, READY).toBe(200);
}

function chaosShop(): ChaosShop {
  const { db } = database;
  return {
    sandboxUrl: provider.sandboxUrl,
    providerDb: provider.database.db,
    call: retry,
    async expire(providerOrderId) {
      await perhaps(() => expireCheckout(database, providerOrderId));
      await perhaps(() => sql`select graphile_worker.add_job('settle-overdue-checkouts')`.execute(db));
    },
    cancel: (orderId) =>
      perhaps(() => moveOrder(db, orderId, { to: 'Cancelled', actor: 'operator', seller })),
    deliver: (orderId) => perhaps(() => deliverOrder(database, orderId)),
  };
}

/** Calls the shop up to a few times when it does not answer, as shoppers do. */
async function retry<Reply>(token: string | undefined, call: (api: ApiClient) => Promise<Reply>) {
  for (let tries = 0; tries < TRIES; tries++) {
    await untilReady();
    try {
      return await Promise.race([call(token ? shop.apiWith(token) : shop.api), timeOut()]);
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) return error;
    }
  }
  return undefined;
}

async function timeOut(): Promise<never> {
  await wait(REPLY_TIMEOUT_MS, undefined, { ref: false });
  throw new Error('The shop did not answer');
}

/** Ignores errors, because a direct query to the database may be cut off. */
async function perhaps(work: () => Promise<unknown>): Promise<void> {
  await work().catch(() => undefined);
}

/** Checks the state of the shop after its next start. */
async function expectAllSettled(stories: readonly Story[]): Promise<void> {
  const next = await testShop(provider.settings, {}, database);
  try {
    await tellOfSecondPayments({ ...provider, url: next.url }, stories);
    await settleEverything(next);
    await expectInvariants(next);
    await expectServed(next, goods, stories);
  } finally {
    await next.close();
  }
}
