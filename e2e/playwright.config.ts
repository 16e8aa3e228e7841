import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findStoryBrowser } from './find-story-browser.ts';
import { shopEnvironment } from './own-shop.ts';

const root = path.resolve(import.meta.dirname, '..');

// Playwright reads this file once per worker; the values of the first time serve all of them.
process.env.CHROMIUM_PATH ??= await findStoryBrowser();
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(os.tmpdir(), 'gulmohar-e2e-'));

/**
 * A mouse, as Playwright sets it for a headless browser. Repeated because only the last flag of this kind
 * counts.
 */
const desktopPointer = {
  primaryHoverType: 2,
  availableHoverTypes: 2,
  primaryPointerType: 4,
  availablePointerTypes: 4,
};

const OWN_SHOP = '**/own-shop/*.spec.ts';

const jsonFile = process.env.PLAYWRIGHT_RESULTS;

export default defineConfig({
  testDir: 'stories',
  // Stories that start a shop take longest. Begun last, they would run when nothing is left to do beside them.
  projects: [
    { name: 'own shop', testMatch: OWN_SHOP },
    { name: 'shared shop', testIgnore: OWN_SHOP },
  ],
  globalSetup: './stock-up.ts',
  outputDir: path.join(root, '.cache/test-results/browser'),
  // Stories wait for the shop's jobs and for their browser now and then; four workers keep two cores busy.
  workers: Number(process.env.TEST_WORKERS ?? 4),
  // A story that passes only on the second try is reported by name (scripts/checks.mjs).
  retries: 1,
  timeout: 60_000,
  // As long as in the server's tests, for a machine that may be busy.
  expect: {
    timeout: 10_000,
    // What a screen reader is told at the main steps of shoppers and staff.
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/../trees/{arg}{ext}' },
  },
  reporter: jsonFile ? [['list'], ['json', { outputFile: jsonFile }]] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    // In the processes that run the stories: the port that the shop printed below.
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    viewport: { width: 1440, height: 900 },
    // Stories mock the network (`page.route`), but a service worker would be asked first.
    serviceWorkers: 'block',
    // Traces would add a third to the run time, so only a retry records one.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // Pages live for seconds. Optimizing their scripts and axe costs more than it saves.
        '--js-flags=--no-opt,--no-maglev,--min-semi-space-size=32',
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
 * The distance in px at which lazy pictures load, instead of 1250: a catalogue page makes half as many
 * requests, and the stories take a tenth less processor time.
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
