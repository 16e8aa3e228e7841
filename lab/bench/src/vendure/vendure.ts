import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type pg from 'pg';
import { withDatabase } from '../shop/shop.ts';

/** Installed by npm into a cache when they are first needed; no dependencies of the project. */
const PACKAGES = { '@vendure/core': '3.7.3', pg: '8.23.1' };
const DATABASE = 'vendure';
/** It imports two products a second, so it is measured with fewer than the shop. */
export const VENDURE_PRODUCTS = 100;
const PATIENCE_MS = 15 * 60_000;

export type VendureOrder = { folder: string; connection: pg.ClientConfig; products: number };

/** A running Vendure: its URL, and its variants' ids by SKU. */
export type Vendure = { url: string; variants: Record<string, string> };

/** Starts Vendure with the first products of the reference catalogue, on a shop's database server. */
export async function startVendure(server: pg.ClientConfig, closing: AsyncDisposableStack): Promise<Vendure> {
  const folder = await install();
  await withDatabase(server, (client) => client.query(`create database ${DATABASE}`));
  const connection = { ...server, database: DATABASE };
  const program = new URL('./vendure-process.ts', import.meta.url);
  const child = fork(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  closing.defer(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('Vendure did not start')));
  const order: VendureOrder = { folder, connection, products: VENDURE_PRODUCTS };
  child.send(order);
  const started = once(child, 'message', { signal: AbortSignal.timeout(PATIENCE_MS) });
  const [port] = await Promise.race([started, ended]);
  ended.catch(() => undefined);
  await withDatabase(connection, untilIndexed);
  const { rows } = await withDatabase(connection, (client) =>
    client.query<{ sku: string; id: string }>('select sku, id::text from product_variant'),
  );
  const variants = Object.fromEntries(rows.map(({ sku, id }) => [sku, id]));
  return { url: `http://127.0.0.1:${port}`, variants };
}

async function install(): Promise<string> {
  const cache = process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache');
  const folder = path.join(cache, `gulmohar-bench/vendure-${PACKAGES['@vendure/core']}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const manifest = { private: true, dependencies: PACKAGES };
  await writeFile(path.join(unfinished, 'package.json'), JSON.stringify(manifest));
  const args = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
  await promisify(execFile)('npm', args, { cwd: unfinished, timeout: PATIENCE_MS });
  await rename(unfinished, folder);
  return folder;
}

/** Waits until its jobs have added the products to its search. */
async function untilIndexed(client: pg.Client): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const { rows } = await client.query(
      `select (select count(distinct "productId") from search_index_item)::int as indexed,
              (select count(*) from job_record where state in ('PENDING', 'RUNNING', 'RETRYING'))::int as jobs`,
    );
    if (rows[0].indexed >= VENDURE_PRODUCTS && rows[0].jobs === 0) return;
    await wait(1_000);
  }
  throw new Error('Vendure did not index its products');
}
