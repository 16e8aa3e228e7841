import { kurti } from '../catalogue.ts';
import { MAX_BYTES, maxHtmlBytes, weighPage } from '../page-weight.ts';
import { expect, test } from '../shop-test.ts';
import { openCart } from '../shopper.ts';

for (const [name, url] of [
  ['home', '/'],
  ['collection', '/collection'],
  ['product', `/product/${kurti.id}`],
] as const) {
  test(`${name} loads at most 160 KB of script and 80 KB of fonts`, async ({ page }) => {
    const { script, fonts } = await weighPage(page, url);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(MAX_BYTES.script);
    expect(fonts).toBeGreaterThan(0);
    expect(fonts).toBeLessThanOrEqual(MAX_BYTES.fonts);
  });

  test(`${name} loads its first picture at once and pictures further down lazily`, async ({ page }) => {
    await page.goto(url);
    const first = page.locator('main img').first();
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    await expect(first).not.toHaveAttribute('loading', 'lazy');
    for (const picture of (await page.locator('main img[srcset]').all()).slice(4)) {
      await expect(picture).toHaveAttribute('loading', 'lazy');
      await expect(picture).toHaveAttribute('sizes', /./);
    }
  });
}

test('the cart loads at most 160 KB of script, and its form’s validation rules only once a field is focused', async ({
  page,
}) => {
  expect((await weighPage(page, '/cart')).script).toBeLessThanOrEqual(MAX_BYTES.script);
  await openCart(page, kurti.id, 'L');
  const rules = page.waitForResponse(/checkout-schema/);
  await page.getByLabel('First name').focus();
  expect((await rules).ok()).toBe(true);
});

test('a shop page has at most 80 KB of HTML, and the product list 130 KB', async ({ request }) => {
  for (const path of [
    '/',
    '/collection',
    '/collection?search=kurti&color=indigo&size=M',
    `/product/${kurti.id}`,
    '/product-list',
    '/cart',
    '/place-order',
    '/login',
    '/guest-tracking',
    '/about',
    '/contact',
    '/privacy-policy',
    '/terms-conditions',
    '/accessibility',
    '/nothing-here',
  ]) {
    const html = await (await request.get(path)).body();
    expect(html.byteLength, path).toBeLessThanOrEqual(maxHtmlBytes(path));
    // React's marker for a boundary that suspended or failed and only shows its fallback.
    expect(html.toString(), path).not.toContain('<!--$!-->');
  }
});
