import type { Page } from '@playwright/test';
import { expectAccessibleInEveryScheme } from '../accessibility.ts';
import { newEmail, signUp } from '../account.ts';
import { kurti, kurtiSet } from '../catalogue.ts';
import { expect, test } from '../shop-test.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens the product and waits until the browser has cached it. */
async function lookAt(page: Page, { id }: { id: string }): Promise<void> {
  await page.goto(`/product/${id}`);
  const kept = () => page.evaluate(async () => (await caches.match('/recently-seen'))?.text());
  await expect.poll(kept).toContain(id);
}

test('a shopper who goes offline sees recently viewed products, and is led on when the connection returns', async ({
  page,
  context,
  complaints,
}) => {
  await signUp(page, newEmail('offline'));
  await lookAt(page, kurti);
  await lookAt(page, kurtiSet);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'COLLECTION', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  const seen = page.getByRole('region', { name: 'Recently seen' });
  await expect(seen.getByRole('link')).toHaveText([kurtiSet.name, kurti.name]);
  const widths = () =>
    seen.locator('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
  await expect.poll(widths).toEqual([360, 360]);
  // Prices and stock may be outdated.
  await expect(page.getByRole('main')).not.toContainText(/Rs\.|left|stock/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Still no connection.')).toBeVisible();

  await seen.getByRole('link', { name: kurti.name }).click();
  await expect(
    page.getByText(`${kurti.name} opens automatically as soon as the connection is back.`),
  ).toBeVisible();
  await expectAccessibleInEveryScheme(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: kurti.name })).toBeVisible();
  await expect(page).toHaveURL(`/product/${kurti.id}`);

  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(seen).toHaveCount(0);
  // The browser logs failed requests and preloads that the worker answered; React Router, that it loads the whole page.
  for (const complaint of complaints.splice(0))
    expect(complaint).toMatch(
      /ERR_INTERNET_DISCONNECTED|Error loading route module|service worker resource mismatch/,
    );
});

test('the admin is not served from the cache that keeps shop pages for offline shoppers', async ({
  page,
  context,
  complaints,
}) => {
  await lookAt(page, kurti);
  await page.goto('/admin');
  await context.setOffline(true);
  await expect(page.goto('/admin')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  complaints.splice(0);
});
