import { kurti } from '../catalogue.ts';
import { expect, test } from '../shop-test.ts';

const SCRIPTS = '**/assets/*.js';

test.use({ waitsForScripts: false });

test('a shopper on a slow line sees the picture before the page asks for a script', async ({ page }) => {
  const order: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') order.push('script asked');
  });
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'image') order.push('picture there');
  });
  await page.goto(`/product/${kurti.id}`);
  await expect.poll(() => order).toContain('script asked');
  expect(order[0]).toBe('picture there');
});

test('what a shopper taps before the scripts are there is done when they come', async ({ page }) => {
  let letScriptsCome = () => {};
  const waiting = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto(`/product/${kurti.id}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'M', exact: true }).click();
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  letScriptsCome();
  await expect(page.getByText('Product added to cart!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('a page whose picture never comes works all the same', async ({ page }) => {
  await page.route('**/pictures/**', () => {});
  await page.goto(`/product/${kurti.id}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'M', exact: true }).click();
  await expect(page.getByRole('button', { name: 'M', exact: true })).toHaveAttribute('aria-pressed', 'true');
});
