import { kurti } from '@gulmohar/e2e/catalogue.ts';
import type { Browser, Page } from '@playwright/test';
import { median } from '../limited.ts';
import { plainRow, type Row } from '../row.ts';
import { openBrowser, openDemoShop } from '../stage/demo-shop.ts';
import type { ApartMeasurement } from './measurement.ts';

const SLOW_DOWN = 4;
const TIMES = 5;
const MAX_MS = 80;
/** Everything that a click triggers is painted by then. */
const SETTLED_MS = 1_500;

type Interaction = {
  name: string;
  path: string;
  prepare(page: Page): Promise<void>;
  click(page: Page): Promise<void>;
};

const interactions: readonly Interaction[] = [
  {
    name: 'filter click to painted list',
    path: '/collection',
    prepare: async () => {},
    async click(page) {
      const colours = page
        .getByRole('complementary', { name: 'Filters' })
        .getByRole('group', { name: 'Colour' });
      await colours.getByLabel(/^Indigo/).click();
      await page.getByRole('list', { name: 'Chosen filters' }).getByText('Indigo').waitFor();
    },
  },
  {
    name: 'size to painted choice',
    path: `/product/${kurti.id}`,
    prepare: async () => {},
    async click(page) {
      await page.getByRole('button', { name: 'M', exact: true }).click();
      await page.locator('button[aria-pressed=true]', { hasText: /^M$/ }).waitFor();
    },
  },
  {
    name: 'one more in the cart to painted quantity',
    path: `/product/${kurti.id}`,
    async prepare(page) {
      await page.getByRole('button', { name: 'M', exact: true }).click();
      await page.getByRole('button', { name: 'ADD TO CART' }).click();
      await page.getByText('Product added to cart!').waitFor();
      await page.goto(new URL('/cart', page.url()).href, { waitUntil: 'networkidle' });
    },
    async click(page) {
      await page.getByRole('button', { name: /^One more/ }).click();
      await page.locator('input[aria-label^="Quantity of"]').waitFor();
    },
  },
  {
    name: 'search typed to painted suggestions',
    path: '/collection',
    async prepare(page) {
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('combobox', { name: 'Search the shop' }).waitFor();
    },
    async click(page) {
      await page
        .getByRole('combobox', { name: 'Search the shop' })
        .pressSequentially('kurti', { delay: 150 });
      await page.getByRole('listbox', { name: 'Suggestions' }).waitFor();
    },
  },
  {
    name: 'menu button to painted menu',
    path: '/collection',
    prepare: async () => {},
    async click(page) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    },
  },
  {
    name: 'add to cart to painted badge',
    path: `/product/${kurti.id}`,
    async prepare(page) {
      await page.getByRole('button', { name: 'M', exact: true }).click();
    },
    async click(page) {
      await page.getByRole('button', { name: 'ADD TO CART' }).click();
      await page.getByText('Product added to cart!').waitFor();
    },
  },
];

/** P13 */
export const interactionTimes: ApartMeasurement = {
  what: `INP in a browser slowed down ${SLOW_DOWN} times`,
  async measureApart(shutdownHooks, _timing, say) {
    const shop = await openDemoShop(shutdownHooks);
    const browser = await openBrowser(shutdownHooks);
    const rows: Row[] = [];
    for (const interaction of interactions) {
      const times: number[] = [];
      // The first visit is a warm-up and does not count.
      for (let time = 0; time <= TIMES; time++) times.push(await measureOnce(browser, shop, interaction));
      const figure = median(times.slice(1));
      say(`  ${interaction.name}: ${times.slice(1).join(', ')} ms`);
      rows.push(
        plainRow({ id: 'P13', unit: 'ms', what: `${interaction.name}, ${interactionTimes.what}` }, figure, {
          below: MAX_MS,
        }),
      );
    }
    return rows;
  },
};

/**
 * @returns the longest time from an event of an interaction to the next paint, in milliseconds. As in INP,
 * moving the pointer to a button does not count (web.dev/articles/inp).
 */
async function measureOnce(browser: Browser, shop: string, interaction: Interaction): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
  await page.goto(`${shop}${interaction.path}`, { waitUntil: 'networkidle' });
  await interaction.prepare(page);
  await page.waitForTimeout(SETTLED_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.evaluate(() => {
    performance.clearMarks();
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) performance.mark('event', { detail: duration });
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await interaction.click(page);
  await page.waitForTimeout(SETTLED_MS);
  const longest = await page.evaluate(() =>
    Math.max(0, ...performance.getEntriesByName('event').map((mark) => (mark as PerformanceMark).detail)),
  );
  await page.close();
  return longest;
}
