import { isDeepStrictEqual } from 'node:util';
import {
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type PlaywrightTestOptions,
} from '@playwright/test';
import { KeptPage } from './kept-page.ts';

/** Of the browser, when stories block the service worker, and when a busy machine is slow to show what was preloaded. */
const expected =
  /^Service Worker registration blocked|was preloaded using link preload but not used within a few/;

type Visit = {
  /** What the browser has complained about so far on the page; a story takes out what it expects. */
  complaints: string[];
  hasSeenSplash: boolean;
  /** In a browser that has fetched nothing of the shop before. */
  isFirstVisit: boolean;
  /** Opens a page in somebody else's browser. */
  openElsewhere: () => Promise<Page>;
};

/**
 * A page that fails its test when the browser has anything to complain about, opened by somebody who has seen the
 * splash: `test.use({ hasSeenSplash: false })` begins a new visit. A story that only asks the shop opens no browser.
 */
export const test = base.extend<Visit, { keptPage: KeptPage }>({
  hasSeenSplash: [true, { option: true }],
  isFirstVisit: [false, { option: true }],
  keptPage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const kept = new KeptPage();
      await use(kept);
      await kept.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      keptPage,
      baseURL,
      hasSeenSplash,
      isFirstVisit,
      viewport,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      serviceWorkers,
      contextOptions,
    },
    use,
    { project },
  ) => {
    const chosen = { viewport, hasTouch, isMobile, javaScriptEnabled, serviceWorkers, contextOptions };
    if (viewport && isUsual(chosen, project.use) && hasSeenSplash && !isFirstVisit) {
      await use(await keptPage.open(browser, skipSplash));
      await keptPage.clean(new URL(String(baseURL)).origin, viewport);
      return;
    }
    const context = await browser.newContext();
    if (hasSeenSplash) await skipSplash(context);
    await use(context);
    await context.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  complaints: async ({}, use) => use([]),
  page: async ({ context, complaints }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
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

/** What stories choose by `test.use`: another option of the browser's has to be named here as well. */
type Options = Pick<
  PlaywrightTestOptions,
  'viewport' | 'hasTouch' | 'isMobile' | 'javaScriptEnabled' | 'serviceWorkers' | 'contextOptions'
>;

/** Whether a story has the project's options; what the project does not set is as Playwright has it. */
function isUsual(chosen: Options, project: Partial<Options>): boolean {
  const usual = { javaScriptEnabled: true, contextOptions: {}, ...project };
  return Object.entries(chosen).every(([name, value]) =>
    isDeepStrictEqual(value, usual[name as keyof Options]),
  );
}

async function skipSplash(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      sessionStorage.setItem('splash', 'seen');
    } catch {
      // A frame of another origin, or none.
    }
  });
}

/** A story of a first visit: of what it fetches, in which order, and how much of the page moves meanwhile. */
export const firstVisitTest = test.extend({ isFirstVisit: true });

export { expect };
