import type { Browser, BrowserContext, CDPSession, Page, ViewportSize } from '@playwright/test';

type Kept = { context: BrowserContext; page: Page; devtools: CDPSession; isSpent: boolean };

/** What stories listen to; Playwright itself listens to other events. */
const EVENTS = [
  'console',
  'pageerror',
  'dialog',
  'domcontentloaded',
  'request',
  'requestfinished',
  'requestfailed',
  'response',
];

/**
 * A browser's page that story after story of a worker opens as a new one: what a story stored, opened, set or listened to
 * is gone when the next one begins. Only what Chromium has fetched and compiled stays, a third of the work of a first page.
 */
export class KeptPage {
  #kept: Kept | undefined;

  /** @returns the context with its page, which shows nothing of the shop; a new one after a story that spent the last */
  async open(browser: Browser, prepare: (context: BrowserContext) => Promise<void>): Promise<BrowserContext> {
    if (!this.#kept) {
      const context = await browser.newContext();
      await prepare(context);
      const page = await context.newPage();
      this.#kept = { context, page, devtools: await context.newCDPSession(page), isSpent: false };
      noteSpending(this.#kept);
    }
    return this.#kept.context;
  }

  /**
   * Takes back what a story did, or closes the page where that cannot be taken back.
   * @param origin of the shop
   */
  async clean(origin: string, viewport: ViewportSize): Promise<void> {
    if (!this.#kept) return;
    if (this.#kept.isSpent || this.#kept.page.isClosed()) return this.close();
    const { context, page, devtools } = this.#kept;
    for (const event of EVENTS) page.removeAllListeners(event);
    for (const other of context.pages()) if (other !== page) await other.close();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
    await page.setViewportSize(viewport);
    // Of the shop, but without scripts: the story's page is left first, and may store something then.
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate(() => sessionStorage.clear());
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
    await context.clearCookies();
    // Outside of the page, so that it points at nothing.
    await page.mouse.move(-1, -1);
    await devtools.send('Page.resetNavigationHistory');
  }

  async close(): Promise<void> {
    await this.#kept?.context.close();
    this.#kept = undefined;
  }
}

/** What these do lasts as long as the page. */
function noteSpending(kept: Kept): void {
  const { page, context } = kept;
  const spend =
    <Input extends unknown[], Output>(method: (...input: Input) => Output) =>
    (...input: Input): Output => {
      kept.isSpent = true;
      return method(...input);
    };
  page.addInitScript = spend(page.addInitScript.bind(page));
  page.clock.install = spend(page.clock.install.bind(page.clock));
  context.addInitScript = spend(context.addInitScript.bind(context));
  context.grantPermissions = spend(context.grantPermissions.bind(context));
  context.newCDPSession = spend(context.newCDPSession.bind(context));
}
