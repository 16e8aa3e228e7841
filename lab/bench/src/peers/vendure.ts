import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { ShutdownHooks } from '../stage/closing.ts';
import type { DatabaseServer } from '../stage/database.ts';
import { Unmeasured } from '../unmeasured.ts';

/** The packages measured beside the shop; neither is a dependency of the project. */
const PACKAGES = { '@vendure/core': '3.7.3', pg: '8.23.1' };
export const VENDURE = `Vendure ${PACKAGES['@vendure/core']}`;

const PROCESS = new URL('./vendure-process.ts', import.meta.url);
const DATABASE = 'peer';
const INSTALL_PATIENCE_MS = 10 * 60_000;
const START_PATIENCE_MS = 15 * 60_000;

export type VendureOrder = { folder: string; connection: pg.ClientConfig; products: number };
export type VendureReady = { port: number };

/** @throws Unmeasured when its packages cannot be installed */
export async function installVendure(say: (line: string) => void): Promise<string> {
  const cache = process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache');
  const folder = path.join(cache, `gulmohar-bench/vendure-${PACKAGES['@vendure/core']}`);
  if (existsSync(folder)) return folder;
  say(`  ${VENDURE} is installed into ${folder} ...`);
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const own = { name: 'gulmohar-bench-peer', private: true, dependencies: PACKAGES };
  await writeFile(path.join(unfinished, 'package.json'), JSON.stringify(own));
  try {
    await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
      cwd: unfinished,
      timeout: INSTALL_PATIENCE_MS,
    });
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    const reason =
      error instanceof Error ? error.message.split('\n').find((line) => /npm error/.test(line)) : '';
    throw new Unmeasured(`${VENDURE} cannot be installed from npm: ${reason ?? 'npm failed'}`);
  }
  return folder;
}

/**
 * Starts Vendure with the reference catalogue, in its own database on the shop's server.
 * @returns its base address
 */
export async function startVendure(
  folder: string,
  server: DatabaseServer,
  products: number,
  shutdownHooks: ShutdownHooks,
): Promise<{ base: string; db: pg.Client }> {
  const { host, port, user } = server;
  const admin = new pg.Client({ host, port, user, database: server.database });
  await admin.connect();
  await admin.query(`create database ${DATABASE}`);
  await admin.end();
  const connection = { host, port, user, database: DATABASE };
  const child = fork(PROCESS, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  shutdownHooks.add(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const order: VendureOrder = { folder, connection, products };
  child.send(order);
  const patience = AbortSignal.timeout(START_PATIENCE_MS);
  const ready = await Promise.race([
    once(child, 'message', { signal: patience }),
    ended.then(() => Promise.reject(new Unmeasured(`${VENDURE} did not start`))),
  ]);
  ended.catch(() => undefined);
  const db = new pg.Client(connection);
  await db.connect();
  shutdownHooks.add(() => db.end());
  return { base: `http://127.0.0.1:${(ready[0] as VendureReady).port}`, db };
}
