import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbeddedPostgres } from './start.ts';

const KILLED_SHOP = path.join(import.meta.dirname, '../../testing/shop-to-be-killed.ts');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gulmohar test '));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function start(dataDir: string) {
  return startEmbeddedPostgres({ dataDir, say: () => undefined });
}

async function ask(connection: pg.ClientConfig, question: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}

test('what was stored is there after a stop and a start, in a folder with a space and a deep path', async () => {
  const dataDir = path.join(folder, 'a deep folder/'.repeat(8));
  const first = await start(dataDir);
  await ask(first.connection, 'create table kept as select 42 as answer');
  await first.stop();
  const second = await start(dataDir);
  expect(await ask(second.connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await second.stop();
});

test('a second shop on the same data folder is told so', async () => {
  const first = await start(folder);
  await expect(start(folder)).rejects.toThrow(/another shop is using/);
  await first.stop();
});

test('after kill -9 of the shop the next one starts, with every committed row', async () => {
  const shop = fork(KILLED_SHOP, [folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [committed] = await once(shop, 'message');
  shop.kill('SIGKILL');
  await once(shop, 'exit');
  const next = await start(folder);
  const [row] = await ask(next.connection, 'select count(*)::int as rows from written');
  expect(row).toMatchObject({ rows: expect.any(Number) });
  expect((row as { rows: number }).rows).toBeGreaterThanOrEqual(committed as number);
  await next.stop();
});
