import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from './e2e/find-chromium.ts';

const ci = process.env.CI !== undefined;

export default defineConfig({
  testDir: 'e2e/stories',
  globalSetup: './e2e/open-shop.ts',
  outputDir: '.cache/test-results/stories',
  forbidOnly: ci,
  // One after the other, because they share a shop, and some change its settings.
  workers: 1,
  timeout: 60_000,
  // As long as in the server's tests, for a machine that may be busy.
  expect: {
    timeout: 10_000,
    // What a screen reader is told at the main steps of shoppers and staff.
    toMatchAriaSnapshot: { pathTemplate: 'e2e/trees/{arg}{ext}' },
  },
  reporter: [['list'], ['json', { outputFile: '.cache/test-results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // In the processes that run the stories: the address of the shop that e2e/open-shop.ts opened.
    baseURL: process.env.E2E_URL,
    viewport: { width: 1440, height: 900 },
    // Stories mock the network (`page.route`), but a service worker would be asked first.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromiumPath },
  },
});
