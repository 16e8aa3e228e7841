import { openAsOwner } from '../admin.ts';
import { expect, test } from '../shop-test.ts';

/** As if the shop had been updated since the tab was opened. */
test.beforeEach(async ({ page }) => {
  await page.route('**/shop/release', (route) => route.fulfill({ body: 'the next release' }));
});

test('a link whose script is gone after an update opens the page that was asked for', async ({
  page,
  complaints,
}) => {
  await page.goto('/about');
  await page.route('**/assets/contact-page-*.js', (route) => route.abort(), { times: 1 });
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/contact');
  complaints.length = 0;
});

test('a page that the tab cannot read after an update is loaded anew', async ({ page, complaints }) => {
  await page.goto('/about');
  await page.route('**/collection.data*', (route) => route.fulfill({ body: 'in another form' }));
  await page.getByRole('link', { name: 'Collection' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('About');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('check your connection')).toHaveCount(0);
  complaints.length = 0;
});

test('a page of the admin whose script is gone after an update is loaded anew, once', async ({
  page,
  complaints,
}) => {
  await openAsOwner(page, '/admin');
  await page.route('**/assets/coupons-page-*.js', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Marketing' }).click();
  await page.getByRole('link', { name: 'Coupons' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
  await page.route('**/assets/newsletter-page-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Newsletter' }).click();
  await expect(page.getByRole('heading', { name: 'This page cannot be shown' })).toBeVisible();
  complaints.length = 0;
});
