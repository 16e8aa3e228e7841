import { existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { fillCatalogue } from '../catalogue/fill.ts';
import type { ShutdownHooks } from './closing.ts';
import { type DatabaseServer, startDatabase, temporaryDirectory } from './database.ts';
import { MASTER_KEY } from './master-key.ts';
import { startService } from './service.ts';

export const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** The limits run in one process, so the shop does too. */
export const SHOP_PROCESSES = 1;

export const RAZORPAY_KEYS = {
  RAZORPAY_KEY_ID: 'rzp_test_bench',
  RAZORPAY_KEY_SECRET: 'the-bench-signs-with-this',
};
const BEYOND_ANY_LOAD = '1000000';

/**
 * The shop as it is measured: its database, its payment sandbox and the shop itself, each in its own
 * processes.
 */
export type Stage = {
  database: DatabaseServer;
  db: pg.Client;
  /** Base URLs. */
  shop: string;
  sandbox: string;
  products: number;
  /** For what a row opens and the end of the bench must close. */
  shutdownHooks: ShutdownHooks;
  /** Returns the end of the shop's log. */
  shopLog(): string;
  shopPid: number;
  stopShop(): Promise<void>;
  /** Restarts it on the same database and data folder. */
  startAgain(): Promise<Pick<Stage, 'shop' | 'shopPid' | 'startSeconds'>>;
  /** The folder of the shop's own files. */
  dataDir: string;
  /** Seconds from its start to its first response. */
  startSeconds: number;
};

export async function openStage(
  products: number,
  shutdownHooks: ShutdownHooks,
  say: (line: string) => void,
  { processes = SHOP_PROCESSES, preload = '', nodeArguments = [] as readonly string[] } = {},
): Promise<Stage> {
  if (!existsSync(path.join(ROOT, 'storefront/build/server/index.js'))) {
    throw new Error(
      'The storefront is not built, and the shop does not start without it. Use `npm run bench`.',
    );
  }
  const database = await startDatabase(shutdownHooks, say, { preload });
  const db = new pg.Client(database);
  await db.connect();
  shutdownHooks.add(() => db.end());
  const startedAt = performance.now();
  await fillCatalogue(db, products, say);
  say(`✓ ${products} products (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  const sandbox = await startSandbox(shutdownHooks, say);
  const dataDir = await temporaryDirectory(shutdownHooks);
  const start = () => startShop({ database, sandbox, processes, dataDir, nodeArguments }, shutdownHooks);
  const shop = await start();
  return { database, db, sandbox, products, shutdownHooks, dataDir, startAgain: start, ...shop };
}

/** Returns the part of the shop's environment that connects it to the sandbox. */
export function paymentSettings(sandbox: string): Record<string, string> {
  return { ...RAZORPAY_KEYS, PAYMENTS: 'sandbox', SANDBOX_URL: sandbox, MASTER_KEY };
}

/** Uses its own cluster, because a payment provider does not write to the shop's disk. */
async function startSandbox(shutdownHooks: ShutdownHooks, say: (line: string) => void): Promise<string> {
  const database = await startDatabase(shutdownHooks, say, { isDurable: false });
  const program = [process.execPath, path.join(ROOT, 'payment-sandbox/src/main.ts')];
  const env = { ...RAZORPAY_KEYS, DATABASE_URL: database.url, SANDBOX_PORT: '0' };
  const addressOf = (port: number) => `http://127.0.0.1:${port}/sandbox/razorpay`;
  const { port } = await startService(program, env, (port) => `${addressOf(port)}/ledger`, shutdownHooks);
  return addressOf(port);
}

async function startShop(
  {
    database,
    sandbox,
    processes,
    dataDir,
    nodeArguments,
  }: {
    database: DatabaseServer;
    sandbox: string;
    processes: number;
    dataDir: string;
    nodeArguments: readonly string[];
  },
  shutdownHooks: ShutdownHooks,
): Promise<Pick<Stage, 'shop' | 'shopLog' | 'shopPid' | 'stopShop' | 'startSeconds'>> {
  const addressOf = (port: number) => `http://127.0.0.1:${port}`;
  const program = [process.execPath, ...nodeArguments, path.join(ROOT, 'server/src/main.ts')];
  const env = {
    ...paymentSettings(sandbox),
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    LIMIT_FACTOR: BEYOND_ANY_LOAD,
    // The load generator sends an address for each guest.
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'warn',
    WEB_CONCURRENCY: String(processes),
  };
  const startedAt = performance.now();
  const service = await startService(program, env, (port) => `${addressOf(port)}/readyz`, shutdownHooks);
  const startSeconds = (performance.now() - startedAt) / 1000;
  return {
    shop: addressOf(service.port),
    shopLog: service.lastWords,
    shopPid: service.pid,
    stopShop: service.stop,
    startSeconds,
  };
}
