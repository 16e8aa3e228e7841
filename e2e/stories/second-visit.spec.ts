import type { Page } from '@playwright/test';
import { newEmail, signUp } from '../account.ts';
import { kurti } from '../catalogue.ts';
import { expect, test } from '../shop-test.ts';

test.use({ serviceWorkers: 'allow' });

const address = `/product/${kurti.id}`;
const rupees = kurti.pricePaise / 100;
const price = (page: Page) => page.getByRole('main').locator('.price').first();

/** The pages that the browser keeps for a second visit. */
function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys = await (await caches.open('kept-pages')).keys();
    return keys.map(({ url }) => url.slice(location.origin.length));
  });
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => keptPages(page)).toContain(path);
}

/** As if the shop had said something else at the first visit. */
function rewriteKept(page: Page, said: string, instead: string): Promise<void> {
  return page.evaluate(
    async ([said, instead]) => {
      const cache = await caches.open('kept-pages');
      const kept = await cache.match(location.pathname);
      const html = (await kept?.text())?.replaceAll(said ?? '', instead ?? '');
      const { headers } = kept ?? new Response();
      await cache.put(location.pathname, new Response(html ?? '', { headers }));
    },
    [said, instead],
  );
}

test('a second visit shows the page at once as it was kept, and a price that has changed since at once as it is', async ({
  page,
}) => {
  await visit(page, address);
  const shown = await price(page).innerText();
  const formatted = new Intl.NumberFormat('en-IN').format(rupees);
  // Near enough for the same percentage.
  await rewriteKept(page, formatted, new Intl.NumberFormat('en-IN').format(rupees - 1));
  await rewriteKept(page, `${rupees}`, `${rupees - 1}`);
  const answer = await page.goto(address, { waitUntil: 'commit' });
  expect(answer?.fromServiceWorker()).toBe(true);
  expect(await answer?.text()).toContain('data-kept');
  expect(await answer?.text()).not.toContain(formatted);
  await expect(price(page)).toHaveText(shown);
  await expect(page.locator('html[data-kept]')).toHaveCount(0);
  // What the browser keeps is what the shop said now.
  const again = await page.goto(address);
  expect(await again?.text()).toContain(formatted);
});

test('a page that was kept before a new release is loaded anew with its scripts', async ({
  page,
  complaints,
}) => {
  await visit(page, address);
  await rewriteKept(page, '"manifest":"', '"manifest":"/assets/of-before');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('html[data-hydrated]:not([data-kept])')).toHaveCount(1);
  expect(loads).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'M', exact: true }).click();
  await expect(page.getByRole('button', { name: 'ADD TO CART' })).toBeEnabled();
  // The browser itself notes what it could not load.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('/assets/of-before');
});

test('a page that was kept and cannot be checked shows no price', async ({ page }) => {
  await visit(page, address);
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  await expect(price(page)).toBeHidden();
});

test('what a shopper alone may see is never kept, and whoever logs out leaves no page behind', async ({
  page,
}) => {
  await signUp(page, newEmail('kept'));
  await visit(page, address);
  await visit(page, '/');
  for (const path of ['/orders', '/profile', '/wishlist', '/guest-tracking?of=mine']) {
    await page.goto(path);
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  }
  // Of a public page, without what a campaign added.
  await page.goto('/about?utm_source=mail');
  await expect.poll(() => keptPages(page)).toContain('/about');
  const kept = await keptPages(page);
  expect(kept.toSorted()).toEqual(['/', '/about', address]);
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => keptPages(page)).toEqual([]);
});
