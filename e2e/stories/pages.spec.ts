import { expectAccessible, expectAccessibleInEveryScheme } from '../accessibility.ts';
import { kurtiSet, labelled } from '../catalogue.ts';
import { expect, test } from '../shop-test.ts';
import { openCart } from '../shopper.ts';

const pages = [
  ['home', '/'],
  ['collection', '/collection'],
  ['a category, sorted', '/collection?category=Women&subCategory=Topwear&sort=low-high'],
  ['an empty listing', '/collection?category=Sarees&minPrice=99999'],
  ['a product', `/product/${kurtiSet.id}`],
  ['an unsized product', `/product/${labelled('demo-unsized-3').id}`],
  ['the empty cart', '/cart'],
  ['direct buy without an item', '/place-order'],
  ['order success', '/order-success?orderId=0192'],
  ['order failure', '/order-failure?orderId=0192'],
] as const;

for (const [name, url] of pages) {
  test(`${name} is accessible and fits the screen at every width, in light and dark`, async ({ page }) => {
    await page.goto(url, { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInEveryScheme(page, [1440, 768, 360]);
  });
}

test('a filled cart is accessible', async ({ page }) => {
  await openCart(page, kurtiSet.id, 'M');
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible();
  await expectAccessibleInEveryScheme(page, [1440, 768, 360]);
});

test('an unknown address is a real 404 with a link to the collection', async ({ page, complaints }) => {
  for (const url of [
    '/nothing-here',
    '/product/nothing',
    '/collection?page=-1',
    '/collection?category=Nothing',
  ]) {
    const response = await page.goto(url);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See the collection' })).toBeVisible();
    // A toast says the same once the scripts have loaded.
    if (url.startsWith('/product/')) await expect(page.getByText('Product not found')).toBeVisible();
    await expectAccessible(page);
  }
  // The browser logs each 404; nothing else may be wrong.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('404');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper follows links from the home page through the collection to a product', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'COLLECTION', exact: true }).click();
    await page.getByRole('link', { name: 'Sarees', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sarees' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('low-high');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page).toHaveURL(/category=Sarees.*sort=low-high/);
    await page.locator('article a').first().click();
    await expect(page.getByText(/^Rs\. /).first()).toBeVisible();
  });

  for (const url of ['/cart', '/place-order']) {
    test(`${url} says that buying needs JavaScript and shows no loading message`, async ({ page }) => {
      await page.goto(url);
      await expect(page.getByText('Buying needs JavaScript.')).toBeVisible();
      await expect(page.getByText('Loading your cart')).toBeHidden();
    });
  }

  for (const url of ['/login', '/forgot-password', '/wishlist', '/orders', '/profile', '/guest-tracking']) {
    test(`${url} says that it needs JavaScript`, async ({ page }) => {
      await page.goto(url);
      await expect(page.getByText('This page needs JavaScript.')).toBeVisible();
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    });
  }
});

test('a shopper reaches the main content, the sizes and the cart by keyboard alone', async ({ page }) => {
  await page.goto(`/product/${kurtiSet.id}`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.getByRole('button', { name: 'M', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'ADD TO CART' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Added to Cart' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'ADD TO CART' })).toBeFocused();
});
