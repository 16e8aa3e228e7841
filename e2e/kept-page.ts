import type { Browser, BrowserContext, CDPSession, Page, ViewportSize } from '@playwright/test';

type Kept = { context: BrowserContext; page: Page; devtools: CDPSession; isSpent: boolean };

/** The events that stories listen to; Playwright itself listens to others. */
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

/** A page of the shop's origin without scripts. */
export const PLAIN_PAGE = '/robots.txt';

/**
 * A page that the stories of a worker share, each of which finds it as new: whatever a story stored, opened,
 * set or listened to is undone before the next one. Chromium's cached files and compiled scripts stay, which
 * saves a third of a first visit.
 */
export class KeptPage {
  #kept: Kept | undefined;

  /**
   * @returns the context with its page, which shows nothing of the shop; a new one after a story that spent
   * the last
   */
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
   * Undoes what a story did, or closes the page where that is not possible.
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
    // Leaves the story's page first, because it may still store something as it unloads.
    await page.goto(origin + PLAIN_PAGE);
    // After that, because the story's page would be drawn anew.
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
    await page.setViewportSize(viewport);
    await page.evaluate(() => sessionStorage.clear());
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
    await context.clearCookies();
    // Outside the page, so that it hovers over nothing.
    await page.mouse.move(-1, -1);
    await devtools.send('Page.resetNavigationHistory');
  }

  async close(): Promise<void> {
    await this.#kept?.context.close();
    this.#kept = undefined;
  }
}

/** Marks the page as spent when a story calls one of these: their effect lasts as long as the page. */
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
