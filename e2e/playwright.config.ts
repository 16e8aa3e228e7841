import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findStoryBrowser } from './find-story-browser.ts';
import { shopEnvironment } from './own-shop.ts';

const root = path.resolve(import.meta.dirname, '..');

// Playwright reads this file once for each worker; what is found and made the first time serves them all.
process.env.CHROMIUM_PATH ??= await findStoryBrowser();
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(os.tmpdir(), 'gulmohar-e2e-'));

/** A mouse, as Playwright itself sets it for a browser without a window: of several such flags the last one counts. */
const desktopPointer = {
  primaryHoverType: 2,
  availableHoverTypes: 2,
  primaryPointerType: 4,
  availablePointerTypes: 4,
};

const jsonFile = process.env.PLAYWRIGHT_RESULTS;

export default defineConfig({
  testDir: 'stories',
  globalSetup: './stock-up.ts',
  outputDir: path.join(root, '.cache/test-results/browser'),
  // Each waits for its browser now and then; a third one fills the two cores meanwhile.
  workers: Number(process.env.TEST_WORKERS ?? 3),
  // One that passes only the second time is reported by name (scripts/checks.mjs).
  retries: 1,
  timeout: 60_000,
  // As long as those of the server: what is waited for comes from a machine that may be busy.
  expect: {
    timeout: 10_000,
    // What a screen reader is told at the main steps of shoppers and staff.
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/../trees/{arg}{ext}' },
  },
  reporter: jsonFile ? [['list'], ['json', { outputFile: jsonFile }]] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    // What the shop said below, in the processes that run the stories.
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    viewport: { width: 1440, height: 900 },
    // Stories answer in the network's place (`page.route`), which a worker would be asked before.
    serviceWorkers: 'block',
    // A trace of every story would cost a third of their time; one that fails is repeated, with its trace.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        engineSettings({ ...desktopPointer, ...lazyPictures(100) }),
      ],
    },
  },
  webServer: {
    command: 'exec node server/src/main.ts',
    cwd: root,
    wait: { stdout: / is open: http:\/\/localhost:(?<e2e_port>\d+)/ },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      ...shopEnvironment,
      PORT: process.env.E2E_PORT ?? '0',
      DATA_DIR: process.env.E2E_DATA_DIR,
    },
  },
});

/**
 * Pictures below the screen are asked for when they are this near, in px, instead of at 1250: a page of the catalogue
 * has half of the requests, and the stories take a tenth less processor time.
 */
function lazyPictures(margin: number): Record<string, number> {
  const connections = ['Unknown', 'Offline', 'Slow2G', '2G', '3G', '4G'];
  return Object.fromEntries(connections.map((kind) => [`lazyLoadingImageMarginPx${kind}`, margin]));
}

function engineSettings(settings: Record<string, number>): string {
  return `--blink-settings=${Object.entries(settings)
    .map((one) => one.join('='))
    .join(',')}`;
}
