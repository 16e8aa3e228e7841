import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findChromium } from '@gulmohar/e2e/find-chromium.ts';
import { type Browser, chromium } from '@playwright/test';
import type { ShutdownHooks } from './closing.ts';
import { temporaryDirectory } from './database.ts';
import { startService } from './service.ts';
import { ROOT } from './stage.ts';

/**
 * Starts the demo shop with its pictures in its own process.
 * @returns its address
 */
export async function openDemoShop(shutdownHooks: ShutdownHooks): Promise<string> {
  const addressOf = (port: number) => `http://localhost:${port}`;
  const env = { DATA_DIR: await temporaryDirectory(shutdownHooks), PORT: '0', LOG_LEVEL: 'warn' };
  const { port } = await startService(
    [process.execPath, path.join(ROOT, 'server/src/main.ts')],
    env,
    (port) => `${addressOf(port)}/readyz`,
    shutdownHooks,
  );
  return addressOf(port);
}

export async function openBrowser(shutdownHooks: ShutdownHooks): Promise<Browser> {
  const browser = await chromium.launch(await launchOptions());
  shutdownHooks.add(() => browser.close());
  return browser;
}

/**
 * @returns the port on which other programs can control it: the browser picks a free one and writes it to its
 * profile
 */
export async function openSteeredBrowser(shutdownHooks: ShutdownHooks): Promise<number> {
  const profile = await temporaryDirectory(shutdownHooks);
  const { args, ...options } = await launchOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...args, '--remote-debugging-port=0'],
  });
  shutdownHooks.add(() => context.close());
  return Number.parseInt(await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8'), 10);
}

async function launchOptions() {
  return { executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] };
}
