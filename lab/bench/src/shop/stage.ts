import path from 'node:path';
import { fillCatalogue } from './fill-catalogue.ts';
import { freePort, startService } from './service.ts';
import { type Shop, startShop, withDatabase } from './shop.ts';

export const PRODUCTS = 2_000;

export const RAZORPAY_KEYS = {
  RAZORPAY_KEY_ID: 'rzp_test_bench',
  RAZORPAY_KEY_SECRET: 'the-bench-signs-with-this',
};

/** A shop with the reference catalogue, and its payment sandbox in a process of its own. */
export type Stage = Shop & { sandbox: string };

/** Starts a checkout's shop, adds the reference catalogue to its demo products, and starts it again. */
export async function openStage(
  root: string,
  closing: AsyncDisposableStack,
  say: (line: string) => void,
): Promise<Stage> {
  const port = await freePort();
  const sandbox = `http://127.0.0.1:${port}/sandbox/razorpay`;
  const shop = await startShop(root, closing, {
    ...RAZORPAY_KEYS,
    PAYMENTS: 'sandbox',
    SANDBOX_URL: sandbox,
    // Beyond any load. The load generator sends an address for each guest.
    LIMIT_FACTOR: '1000000',
    TRUST_PROXY: '127.0.0.1',
  });
  const startedAt = performance.now();
  await withDatabase(shop.connection, (client) => fillCatalogue(client, 0, PRODUCTS));
  say(`✓ ${root}: ${PRODUCTS} products (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  await shop.restart();
  await startSandbox(root, port, shop, closing);
  return Object.assign(shop, { sandbox });
}

/** A provider does not write to the shop's disk, so its commits do not wait for it. */
async function startSandbox(
  root: string,
  port: number,
  { connection }: Shop,
  closing: AsyncDisposableStack,
): Promise<void> {
  const { host = '', user, database } = connection;
  const options = new URLSearchParams({ host, options: '-c synchronous_commit=off' });
  const url = `postgresql://${user}@localhost:${connection.port}/${database}?${options}`;
  await startService(
    {
      command: process.execPath,
      args: [path.join(root, 'payment-sandbox/src/main.ts')],
      cwd: root,
      env: { ...RAZORPAY_KEYS, DATABASE_URL: url, SANDBOX_PORT: String(port) },
      readyAt: `http://127.0.0.1:${port}/sandbox/razorpay/ledger`,
    },
    closing,
  );
}
