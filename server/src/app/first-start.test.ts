import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { program } from '../../testing/program.ts';
import { logFile } from '../platform/log/open-log.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'gulmohar-'));
  // Under root the database runs as another user, who needs access to the folder.
  await chmod(dataDir, 0o711);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function start() {
  const { LOG_LEVEL: _, ...env } = process.env;
  return spawn(process.execPath, [program('main')], {
    env: { ...env, DATA_DIR: dataDir, PORT: '0', SERVE_PAGES: 'no' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

test('a first start prints its steps, the addresses and who can sign in, and logs to a file', async () => {
  const shop = start();
  let printed = '';
  for (const stream of [shop.stdout, shop.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  }
  await vi.waitFor(() => expect(printed).toContain('Ctrl+C stops it.'), { timeout: 60_000 });

  // Beside the first shop there is no second one.
  const second = start();
  const [refusal] = await Promise.all([text(second.stderr), once(second, 'exit')]);
  expect(refusal).toMatch(/^The shop cannot start: a shop is already running on .*\n$/);

  shop.kill('SIGINT');
  await once(shop, 'exit');
  const lines = printed.split('\n').filter(Boolean);
  expect(lines.map((line) => line.replace(/\d+\.\d s|:\d{4,5}/g, '…').trim())).toEqual([
    '✓ database (…)',
    '✓ migrations (…)',
    '✓ demo shop (…)',
    '✓ catalogue (…)',
    'Gulmohar is open: http://localhost…',
    'Admin    http://localhost…/admin',
    'E-mails  http://localhost…/dev/mailbox',
    'Parcels  http://localhost…/dev/courier',
    'Shopper  asha@gulmohar.example with Kurti@2026',
    'Shopper  meera@gulmohar.example with Saree@2026',
    'Owner    owner@gulmohar.example with Owner@2026',
    `Log      ${dataDir}/shop.log`,
    'Ctrl+C stops it.',
  ]);
  const log = (await readFile(path.join(dataDir, 'shop.log'), 'utf8')).trim().split('\n');
  expect(log.map((line) => JSON.parse(line).msg)).toContain('migrated');
}, 120_000);

test('a live shop, or one with LOG_LEVEL, logs to standard output, where systemd and containers collect it', () => {
  expect(logFile({ SHOP_MODE: 'live', LOG_LEVEL: undefined, DATA_DIR: '/data' })).toBeUndefined();
  expect(logFile({ SHOP_MODE: 'demo', LOG_LEVEL: 'info', DATA_DIR: '/data' })).toBeUndefined();
});
