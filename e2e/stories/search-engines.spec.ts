import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { kurtiSet } from '../catalogue.ts';
import { expect, test } from '../shop-test.ts';

const canonicalOf = (page: Page) => page.locator('link[rel=canonical]');

test('sub-categories, crafts and best sellers are pages of their own', async ({ page, baseURL }) => {
  for (const [path, title] of [
    ['/collection?category=Women&subCategory=Topwear', 'Kurtis'],
    ['/collection?craft=ajrakh', 'Ajrakh'],
    ['/collection?bestseller=true', 'Bestsellers'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const text = page.getByText(
      new RegExp(`^${title}: \\d+ products?, prices from Rs\\. [\\d,]+\\. Sizes: `),
    );
    await expect(text).toBeVisible();
    await expect(canonicalOf(page)).toHaveAttribute('href', `${baseURL}${path}`);
    await page.goto(`${path}&size=M&sort=newest`);
    await expect(canonicalOf(page)).toHaveAttribute('href', `${baseURL}${path}`);
    await expect(page.getByText(/prices from Rs\./)).toHaveCount(0);
  }
  await page.goto('/collection?craft=ajrakh');
  await expectAccessible(page);
});

test('searches and the cart are not indexed', async ({ page }) => {
  for (const path of ['/collection?search=silk', '/cart']) {
    await page.goto(path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(canonicalOf(page)).toHaveCount(0);
  }
});

test('a shopper who comes from a size’s link finds the size selected', async ({ page }) => {
  await page.goto(`/product/${kurtiSet.id}?size=M`);
  await expect(page.getByRole('button', { name: 'M', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await expect(page.getByRole('dialog', { name: 'Added to Cart' })).toBeVisible();
});

test('the organisation has a postal address', async ({ page }) => {
  await page.goto('/contact');
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [organization] = facts
    .map((text) => JSON.parse(text))
    .filter((one) => one['@type'] === 'Organization');
  expect(organization.address).toMatchObject({ '@type': 'PostalAddress', addressCountry: 'IN' });
});

test('a malformed address gets a page of the shop', async ({ page, complaints }) => {
  for (const path of ['/%E0%A4%A', '/product/%', '/collection?search=%E0%A4%A&page=x', '/orders/%C3%28']) {
    const response = await page.goto(path);
    expect([400, 404], path).toContain(response?.status());
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See the collection' })).toBeVisible();
  }
  complaints.splice(0);
});
