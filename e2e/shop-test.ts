import { test as base, expect } from '@playwright/test';

type Visit = { complaints: string[]; hasSeenSplash: boolean; visit: undefined };

/**
 * A page that fails its test when the browser has anything to complain about, opened by somebody who has seen the
 * splash: `test.use({ hasSeenSplash: false })` begins a new visit.
 */
export const test = base.extend<Visit>({
  hasSeenSplash: [true, { option: true }],
  visit: [
    async ({ context, hasSeenSplash }, use) => {
      if (hasSeenSplash) {
        await context.addInitScript(() => {
          try {
            sessionStorage.setItem('splash', 'seen');
          } catch {
            // A frame of another origin, or none.
          }
        });
      }
      await use(undefined);
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
