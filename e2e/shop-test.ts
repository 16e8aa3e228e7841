import { isDeepStrictEqual } from 'node:util';
import {
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type PlaywrightTestOptions,
} from '@playwright/test';
import { KeptPage } from './kept-page.ts';

// Playwright looks up each frame of each step's stack in source maps. Where Node runs the sources themselves,
// there is nothing to look up, and stories take 3 % less processor time without it.
if (process.env.PW_DISABLE_TS_ESM) Reflect.deleteProperty(Error, 'prepareStackTrace');

/**
 * Warnings about the blocked service worker, and about preloaded files that a busy machine is slow to use.
 */
const expected =
  /^Service Worker registration blocked|was preloaded using link preload but not used within a few/;

type Visit = {
  /** Console errors and warnings on the page so far; a story removes those it expects. */
  complaints: string[];
  hasSeenSplash: boolean;
  /** Whether the story gets a browser that has not fetched anything from the shop before. */
  isFirstVisit: boolean;
  /** Opens a page in another browser context, as somebody else; once per story. */
  openElsewhere: () => Promise<Page>;
};

/**
 * A page that fails its test on any console error or warning, as a visitor who has already seen the splash;
 * `test.use({ hasSeenSplash: false })` starts a new visit. Stories that only call the API open no browser.
 */
export const test = base.extend<Visit, { keptPage: KeptPage; keptElsewhere: KeptPage }>({
  hasSeenSplash: [true, { option: true }],
  isFirstVisit: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture’s dependencies from the pattern
  keptPage: [async ({}, use) => keep(use), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture’s dependencies from the pattern
  keptElsewhere: [async ({}, use) => keep(use), { scope: 'worker' }],
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
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture’s dependencies from the pattern
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
  openElsewhere: async ({ browser, keptElsewhere, baseURL, viewport }, use) => {
    await use(async () => {
      const context = await keptElsewhere.open(browser, skipSplash);
      return context.pages()[0] ?? context.newPage();
    });
    if (viewport) await keptElsewhere.clean(new URL(String(baseURL)).origin, viewport);
  },
});

async function keep(use: (kept: KeptPage) => Promise<void>): Promise<void> {
  const kept = new KeptPage();
  await use(kept);
  await kept.close();
}

/** The options that stories set by `test.use`. Add any further browser option here. */
type Options = Pick<
  PlaywrightTestOptions,
  'viewport' | 'hasTouch' | 'isMobile' | 'javaScriptEnabled' | 'serviceWorkers' | 'contextOptions'
>;

/**
 * Whether a story uses the project's options. Options that the project leaves out have Playwright's defaults.
 */
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
      // A frame of another origin, or without one.
    }
  });
}

/** For stories about a first visit: what it fetches, in which order, and how much the page shifts. */
export const firstVisitTest = test.extend({ isFirstVisit: true });

export { expect };
