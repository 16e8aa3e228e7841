import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { findChromium } from './find-chromium.ts';
import { openOwnShop } from './own-shop.ts';
import { stockUp } from './stock-up.ts';

/** Builds the pages if they are stale and opens the shop of the stories. @returns what closes it */
// biome-ignore lint/style/noDefaultExport: Playwright requires it
export default async function openShop(): Promise<() => Promise<void>> {
  findChromium();
  const root = path.resolve(import.meta.dirname, '..');
  execFileSync(process.execPath, ['scripts/run.mjs', 'build'], { cwd: root, stdio: 'inherit' });
  const { url, dataDir, stop } = await openOwnShop();
  process.env.E2E_URL = url;
  process.env.E2E_DATA_DIR = dataDir;
  await stockUp(url);
  return stop;
}
