import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/** Of the blocked service worker, and of preloaded files that a busy machine is slow to use. */
const expected =
  /^Service Worker registration blocked|was preloaded using link preload but not used within a few/;

type Visit = {
  /** Console errors and warnings on the page so far; a story removes those it expects. */
  complaints: string[];
  hasSeenSplash: boolean;
  /** Opens a page in another browser context, as somebody else. */
  openElsewhere: () => Promise<Page>;
};

/** Fails on any console error or warning. `test.use({ hasSeenSplash: false })` starts a new visit. */
export const test = base.extend<Visit>({
  hasSeenSplash: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture’s dependencies from the pattern
  complaints: async ({}, use) => use([]),
  context: async ({ context, hasSeenSplash }, use) => {
    if (hasSeenSplash) await skipSplash(context);
    await use(context);
  },
  page: async ({ page, complaints }, use) => {
    page.on('console', (message) => {
      if (/error|warning/.test(message.type()) && !expected.test(message.text()))
        complaints.push(`${message.text()} ${message.location().url}`.trim());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(page);
    expect(complaints).toEqual([]);
  },
  openElsewhere: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      await skipSplash(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

async function skipSplash(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      sessionStorage.setItem('splash', 'seen');
    } catch {
      // A frame of another origin, or without one.
    }
  });
}

export { expect };
