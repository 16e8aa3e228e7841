import { type BrowserContext, test as base, expect } from '@playwright/test';
import { waitForScripts } from './wait-for-scripts.ts';

type Visit = { complaints: string[]; hasSeenSplash: boolean; waitsForScripts: boolean; visit: undefined };

/**
 * A page that fails its test when the browser has anything to complain about, opened by somebody who has seen the
 * splash: `test.use({ hasSeenSplash: false })` begins a new visit. It is used when its scripts are there, unless
 * `waitsForScripts` says otherwise.
 */
export const test = base.extend<Visit>({
  hasSeenSplash: [true, { option: true }],
  waitsForScripts: [true, { option: true }],
  visit: [
    async ({ browser, context, page, hasSeenSplash, waitsForScripts }, use) => {
      if (hasSeenSplash) {
        await context.addInitScript(() => {
          try {
            sessionStorage.setItem('splash', 'seen');
          } catch {
            // A frame of another origin, or none.
          }
        });
      }
      const follow = (other: BrowserContext) => other.on('page', waitForScripts);
      if (waitsForScripts) {
        waitForScripts(page);
        follow(context);
        browser.on('context', follow);
      }
      await use(undefined);
      browser.off('context', follow);
    },
    { auto: true },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
