import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { clusterPaths } from './cluster-paths.ts';
import { connectToRunning } from './connect-to-running.ts';
import { findNativeBinaries } from './native-binaries.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { startEmbeddedPostgres } from './start.ts';

const KILLED_SHOP = path.join(import.meta.dirname, '../../../../testing/shop-to-be-killed.ts');

/** Most tests start the same cluster: creating one takes longer than all that they ask of it. */
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gulmohar test '));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function start(dataDir: string, output: string[] = []) {
  return startEmbeddedPostgres({ dataDir, say: (line) => output.push(line), settings: { fsync: 'off' } });
}

async function queryRows(connection: pg.ClientConfig, question: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}

test('stored data survives a restart in a deep folder with spaces in its path', async () => {
  const dataDir = path.join(folder, 'a deep folder/'.repeat(8));
  const first = await start(dataDir);
  await queryRows(first.connection, 'create table kept as select 42 as answer');
  await first.stop();
  const second = await start(dataDir);
  expect(await queryRows(second.connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await second.stop();
});

test('while a shop runs, a second one is refused and a command can connect alongside it', async () => {
  expect(await connectToRunning(folder)).toBeUndefined();
  const first = await start(folder);
  await expect(start(folder)).rejects.toThrow(/^a shop is already running on .*; stop it, or choose another/);
  const beside = await connectToRunning(folder);
  expect(await queryRows(beside ?? {}, 'select current_database() as name')).toEqual([{ name: 'gulmohar' }]);
  await first.stop();
  expect(await connectToRunning(folder)).toBeUndefined();
});

test('after kill -9 the shop starts again with every committed row', async () => {
  const shop = fork(KILLED_SHOP, [folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [committed] = await once(shop, 'message');
  shop.kill('SIGKILL');
  await once(shop, 'exit');
  const next = await start(folder);
  const [row] = await queryRows(next.connection, 'select count(*)::int as rows from written');
  expect((row as { rows: number }).rows).toBeGreaterThanOrEqual(committed as number);
  await next.stop();
});

test('a killed database server is restarted while the shop keeps running', async () => {
  const output: string[] = [];
  const shop = await start(folder, output);
  const { pid } = readPostmasterFile(clusterPaths(folder).data) ?? {};
  process.kill(pid ?? Number.NaN, 'SIGKILL');
  await vi.waitFor(() => queryRows(shop.connection, 'select 1'), { timeout: 10_000, interval: 50 });
  expect(output).toEqual([expect.stringMatching(/exited unexpectedly/)]);
  await shop.stop();
});

test('a stale process id that now belongs to another program does not keep the shop from starting', async () => {
  const first = await start(folder);
  await first.stop();
  const left = `${process.pid}\n${clusterPaths(folder).data}\n0\n5432\n${first.connection.host}\n\n0 0\nready   \n`;
  await writeFile(path.join(clusterPaths(folder).data, 'postmaster.pid'), left);
  await writeFile(path.join(first.connection.host, '.s.PGSQL.5432.lock'), left);
  const second = await start(folder);
  expect(await queryRows(second.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
});

test('a data folder that cannot be created and a platform without PostgreSQL are reported in one line', async () => {
  await writeFile(path.join(folder, 'file'), '');
  await expect(start(path.join(folder, 'file/data'))).rejects.toThrow(/^the data folder .* is not writable/);
  expect(() => findNativeBinaries(undefined, 'sunos-sparc')).toThrow(/^there is no embedded PostgreSQL for/);
});

test.runIf(process.getuid?.() === 0)(
  'when run as root, the data of a private folder is kept where the server has access',
  async () => {
    const hidden = await mkdtemp(path.join(os.tmpdir(), 'gulmohar hidden '));
    const output: string[] = [];
    const shop = await start(path.join(hidden, 'data'), output);
    const { base } = clusterPaths(path.join(hidden, 'data'));
    expect(output).toEqual([expect.stringContaining(`the database is kept in ${base}`)]);
    expect(await queryRows(shop.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    await shop.stop();
    await rm(base, { recursive: true });
    await rm(hidden, { recursive: true });
  },
);
