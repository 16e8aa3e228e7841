import path from 'node:path';
import { runCommand } from '@gulmohar/server/testing/run-command.ts';
import { type ShopProcess, startShopProcess } from '@gulmohar/server/testing/shop-process.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectWell } from './stage/books.ts';
import { keepBuying, type Purchases } from './stage/buyers.ts';
import { Closing } from './stage/closing.ts';
import { type Cluster, clusterUrl, startCluster } from './stage/cluster.ts';
import { CROWD, testFolder } from './stage/folder.ts';
import { offerPlenty } from './stage/offer.ts';
import { startSandboxProcess } from './stage/sandbox-process.ts';

const TIMEOUT_MS = 300_000;
const POLL = { timeout: 150_000, interval: 200 };
const ENOUGH = 20;

type Ledger = { orders: { id: string; payments: { amount: number; refunded: number }[] }[] };

const closing = new Closing();
let folder: string;
let settings: Record<string, string>;

beforeAll(async () => {
  ({ folder } = closing.add(await testFolder('restored'), ({ remove }) => remove()));
  const sandbox = closing.add(await startSandboxProcess(), (opened) => opened.close());
  settings = { ...CROWD, ...sandbox.settings, DATA_DIR: path.join(folder, 'shop') };
}, TIMEOUT_MS);
afterAll(() => closing.close(), TIMEOUT_MS);

async function open(cluster: Cluster): Promise<ShopProcess> {
  settings.DATABASE_URL = clusterUrl(cluster.port);
  const shop = await startShopProcess(settings.DATA_DIR ?? '', undefined, settings);
  return closing.add(shop, (opened) => opened.end('SIGTERM'));
}

async function start(name: string): Promise<Cluster> {
  return closing.add(await startCluster(path.join(folder, name)), (cluster) => cluster.kill());
}

/** Buys, copies the database meanwhile, and loses the original after further purchases. */
async function buyAndLose(): Promise<Purchases> {
  const cluster = await start('original');
  const shop = await open(cluster);
  const offer = await offerPlenty(shop, settings.DATABASE_URL ?? '');
  const load = keepBuying({ url: shop.url, sandboxUrl: settings.SANDBOX_URL ?? '' }, offer);
  const confirmed = () => load.purchases.confirmed.length;
  await expect.poll(confirmed, POLL).toBeGreaterThan(ENOUGH);
  await cluster.copyTo(path.join(folder, 'backup'));
  const copied = confirmed();
  await expect.poll(confirmed, POLL).toBeGreaterThan(copied + ENOUGH);
  const purchases = await load.stop();
  await shop.end('SIGKILL');
  await cluster.kill();
  return purchases;
}

async function ordersOf(cluster: Cluster): Promise<Set<string>> {
  const { rows } = await cluster.query(
    'select provider_order_id from checkout join orders on orders.checkout_id = checkout.id',
  );
  return new Set(rows.map((row) => row.provider_order_id));
}

async function isGivenBack(): Promise<(providerOrderId: string) => boolean> {
  const ledger = (await (await fetch(`${settings.SANDBOX_URL}/ledger`)).json()) as Ledger;
  const back = ledger.orders.filter(({ payments }) =>
    payments.every(({ amount, refunded }) => amount === refunded),
  );
  const ids = new Set(back.map(({ id }) => id));
  return (id) => ids.has(id);
}

test(
  'after restoring a backup that misses recent purchases, one command gives each its order or a refund',
  async () => {
    const { paid } = await buyAndLose();
    const restored = await start('backup');
    const restoredOrders = await ordersOf(restored);
    expect(paid.filter((id) => !restoredOrders.has(id)).length).toBeGreaterThan(ENOUGH / 2);

    // Checkouts that were being paid at the time of the copy are settled once their 15 minutes are over.
    await restored.query(`update checkout set expires_at = now() where status = 'open'`);
    await open(restored);
    const { code, output, complaint } = await runCommand(settings, 'doctor', '--repair', '--yes');
    expect({ code, output, complaint }).toMatchObject({ code: 0 });
    const unserved = async () => {
      const [orders, isBack] = [await ordersOf(restored), await isGivenBack()];
      return paid.filter((id) => orders.has(id) === isBack(id));
    };
    await expect.poll(unserved, POLL).toEqual([]);
    await expectWell(settings);
  },
  TIMEOUT_MS,
);
