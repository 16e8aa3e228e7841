import { kurti, kurtiSet } from '../catalogue.ts';
import { expectHydrated } from '../hydrated.ts';
import { expect, test } from '../shop-test.ts';
import { addToCart, putInCart } from '../shopper.ts';

test('the focus moves to the heading after each page change by keyboard, wherever the link was', async ({
  page,
}) => {
  await page.goto('/about');
  await expectHydrated(page);
  for (const [region, link, heading] of [
    ['contentinfo', 'Contact', 'Contact us'],
    ['banner', 'COLLECTION', 'The Collection'],
    ['main', kurti.name, kurti.name],
    ['banner', 'Login', 'Login'],
  ] as const) {
    if (region === 'main') {
      await page.goto(`/collection?search=${encodeURIComponent(kurti.name)}`);
      await expectHydrated(page);
    }
    await page.getByRole(region).getByRole('link', { name: link, exact: true }).first().press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  }
  await page.getByRole('button', { name: 'Sign Up' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
  await expect(page).toHaveTitle(/^Sign Up \|/);
});

test('in the cart the focus stays near what was removed, and screen readers are told item count and total', async ({
  page,
  complaints,
}) => {
  await addToCart(page, kurtiSet.id, 'M');
  await addToCart(page, kurti.id, 'M');
  await page.getByRole('link', { name: 'View Cart' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeFocused();
  const lines = page.getByRole('list', { name: 'Cart' }).getByRole('listitem');
  await page.getByRole('button', { name: `One more: Quantity of ${kurti.name}` }).click();
  await expect(page.getByRole('status').filter({ hasText: /^3 items, total Rs\. [\d,]+$/ })).toHaveCount(1);

  await page.getByRole('button', { name: `Remove ${kurtiSet.name}` }).press('Enter');
  await expect(lines.first().getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lines.first().getByRole('link', { name: kurtiSet.name })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Cart' }).locator(':focus')).toHaveCount(1);

  await page.getByLabel('Coupon code').fill('NOTHING');
  await page.getByRole('button', { name: 'Apply', exact: true }).press('Enter');
  await expect(page.getByLabel('Coupon code')).toBeFocused();
  await page.getByLabel('Coupon code').fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply', exact: true }).press('Enter');
  const coupon = page.getByRole('region', { name: 'Coupon' });
  await expect(coupon.getByRole('button', { name: 'Remove' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Coupon code')).toBeFocused();
  // The browser logs the response for the rejected coupon.
  complaints.splice(0);
});

test('a button that had the focus before it was clicked passes it on when it goes', async ({ page }) => {
  await putInCart(page, kurti.id, { M: 1 });
  await page.goto('/cart');
  await page.getByLabel('Coupon code').fill('WELCOME10');
  await page.getByLabel('Coupon code').press('Enter');
  const remove = page.getByRole('region', { name: 'Coupon' }).getByRole('button', { name: 'Remove' });
  await expect(remove).toBeFocused();
  await remove.click();
  await expect(page.getByLabel('Coupon code')).toBeFocused();
});

test('the focus stays at the end of a list whose Load More is gone', async ({ page }) => {
  const { totalPages } = await (await page.request.get('/api/product/list')).json();
  await page.goto(`/collection?page=${totalPages - 1}`);
  await expectHydrated(page);
  const more = page.getByRole('button', { name: 'Load More' });
  await more.press('Enter');
  await expect(more).toBeHidden();
  await expect(page.getByRole('article').last().locator(':focus')).toHaveCount(1);
});

test('on the collection the focus is not lost when a chip is removed or the search bar closes', async ({
  page,
}) => {
  await page.goto('/collection?color=indigo,red');
  await expectHydrated(page);
  const chips = page.getByRole('list', { name: 'Chosen filters' });
  await page.getByRole('link', { name: 'Remove Indigo' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Remove Indigo' })).toBeHidden();
  await expect(chips.locator(':focus')).toHaveCount(1);
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await search.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Search the shop' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Search the shop' })).toBeHidden();
  await expect(search).toBeFocused();
  // Elements for browsers without JavaScript are hidden.
  await expect(page.getByRole('button', { name: 'Show products' })).toBeHidden();
});

test('a large picture shows a focus ring', async ({ page }) => {
  await page.goto(`/product/${kurti.id}`);
  await expectHydrated(page);
  const picture = page.getByRole('button', { name: /^Look closer/ }).first();
  await picture.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(picture).toBeFocused();
  const ring = await picture.evaluate((element) => getComputedStyle(element, '::after').borderTopWidth);
  expect(ring).toBe('3px');
});
