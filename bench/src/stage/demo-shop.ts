import path from 'node:path';
import { findChromium } from '@gulmohar/e2e/find-chromium.ts';
import { type Browser, chromium } from '@playwright/test';
import type { Closing } from './closing.ts';
import { temporaryDirectory } from './database.ts';
import { freePort, startService } from './service.ts';
import { ROOT } from './stage.ts';

/** The demo shop with its pictures, in a process of its own. @returns its address */
export async function openDemoShop(closing: Closing): Promise<string> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const env = { DATA_DIR: await temporaryDirectory(closing), PORT: String(port), LOG_LEVEL: 'warn' };
  await startService(
    [process.execPath, path.join(ROOT, 'server/src/main.ts')],
    env,
    `${address}/readyz`,
    closing,
  );
  return address;
}

/** @param port where other programs can steer it */
export async function openBrowser(closing: Closing, port?: number): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', ...(port ? [`--remote-debugging-port=${port}`] : [])],
  });
  closing.add(() => browser.close());
  return browser;
}
