import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/** Of the browser, when stories block the service worker, and when a busy machine is slow to show what was preloaded. */
const expected =
  /^Service Worker registration blocked|was preloaded using link preload but not used within a few/;

type Visit = {
  /** What the browser has complained about so far on the page; a story takes out what it expects. */
  complaints: string[];
  hasSeenSplash: boolean;
  /** Opens a page in somebody else's browser. */
  openElsewhere: () => Promise<Page>;
};

/**
 * A page that fails its test when the browser has anything to complain about, opened by somebody who has seen the
 * splash: `test.use({ hasSeenSplash: false })` begins a new visit. A story that only asks the shop opens no browser.
 */
export const test = base.extend<Visit>({
  hasSeenSplash: [true, { option: true }],
  context: async ({ context, hasSeenSplash }, use) => {
    if (hasSeenSplash) await skipSplash(context);
    await use(context);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  complaints: async ({}, use) => use([]),
  page: async ({ page, complaints }, use) => {
    page.on('console', (message) => {
      if (/error|warning/.test(message.type()) && !expected.test(message.text()))
        complaints.push(`${message.text()} ${message.location().url}`.trim());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(page);
    expect(complaints).toEqual([]);
  },
  // Left open, its page would go on asking the shop during the stories that follow.
  openElsewhere: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async () => {
      const page = await browser.newPage();
      pages.push(page);
      await skipSplash(page.context());
      return page;
    });
    for (const page of pages) await page.close();
  },
});

async function skipSplash(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      sessionStorage.setItem('splash', 'seen');
    } catch {
      // A frame of another origin, or none.
    }
  });
}

export { expect };
