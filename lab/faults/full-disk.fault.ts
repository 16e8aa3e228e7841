import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectionUrl } from '@gulmohar/server/src/platform/database/connection.ts';
import { connectToRunning } from '@gulmohar/server/src/platform/database/embedded/connect-to-running.ts';
import { type ShopProcess, startShopProcess } from '@gulmohar/server/testing/shop-process.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNothingLost } from './stage/books.ts';
import { keepBuying } from './stage/buyers.ts';
import { Closing } from './stage/closing.ts';
import { CROWD, testFolder } from './stage/folder.ts';
import { offerPlenty } from './stage/offer.ts';
import { startSandboxProcess } from './stage/sandbox-process.ts';

const TIMEOUT_MS = 300_000;
const POLL = { timeout: 120_000, interval: 250 };
const DISK = '700m';
const BLOCK = Buffer.alloc(64 * 1024);

const closing = new Closing();
let folder: string;
let isMounted = false;
let shop: ShopProcess;
let settings: Record<string, string>;

beforeAll(async () => {
  ({ folder } = closing.add(await testFolder('disk'), ({ remove }) => remove()));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=755`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    // Needs root, and does not work in every container.
    return;
  }
  isMounted = true;
  closing.add(folder, (mounted) => execFileSync('umount', ['-l', mounted]));
  const sandbox = closing.add(await startSandboxProcess(), (opened) => opened.close());
  settings = { ...CROWD, ...sandbox.settings, DATA_DIR: folder };
  shop = closing.add(await startShopProcess(folder, undefined, settings), (opened) => opened.end('SIGTERM'));
}, TIMEOUT_MS);
afterAll(() => closing.close(), TIMEOUT_MS);

/** Fills the disk. @returns a function that frees the space again */
function fillDisk(): () => void {
  const filler = path.join(folder, 'filler');
  const file = openSync(filler, 'w');
  try {
    for (;;) writeSync(file, BLOCK);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(file);
  }
  return () => rmSync(filler);
}

test(
  'a full database disk never leads to a false order confirmation, and sales resume once there is space',
  async (context) => {
    if (!isMounted) context.skip('mounting a disk for the test requires root');
    const connection = await connectToRunning(folder);
    const url = connectionUrl(connection ?? {});
    const offer = await offerPlenty(shop, url);
    const load = keepBuying({ url: shop.url, sandboxUrl: settings.SANDBOX_URL ?? '' }, offer);
    const confirmed = () => load.purchases.confirmed.length;
    const failed = () => Object.values(load.purchases.failures).reduce((sum, count) => sum + count, 0);
    await expect.poll(confirmed, POLL).toBeGreaterThan(10);

    const makeRoom = fillDisk();
    await expect.poll(failed, POLL).toBeGreaterThan(10);
    await wait(3_000);
    makeRoom();
    const before = confirmed();
    await expect.poll(confirmed, POLL).toBeGreaterThan(before + 10);
    await expectNothingLost({ ...settings, DATABASE_URL: url }, await load.stop());
  },
  TIMEOUT_MS,
);
