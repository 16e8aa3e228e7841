import { expectHydrated } from '../hydrated.ts';
import { cards } from '../listing-page.ts';
import { expect, test } from '../shop-test.ts';

test('the list loads more products while scrolling until its end, and says so there', async ({ page }) => {
  // Other stories put products on sale meanwhile, none of them for a festival.
  await page.goto('/collection?occasion=festive');
  const count = await page.getByText(/^\d+ products$/).innerText();
  const all = Number(/\d+/.exec(count)?.[0]);
  expect(all).toBeGreaterThan(36);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await cards(page).count()).toBe(all);
  }).toPass();
  await expect(page.getByText(`You have seen all ${all} products.`)).toBeVisible();
  await page.reload();
  await expect(cards(page)).toHaveCount(all);
});

test('a shopper can use Load More by keyboard as soon as the page opens', async ({ page }) => {
  await page.goto('/collection');
  const asked = page.waitForRequest('**/api/product/list?*page=2*');
  await page.getByRole('button', { name: 'Load More' }).press('Enter');
  await asked;
  await expect(cards(page)).not.toHaveCount(12);
});

test('a page change that interrupts another one logs nothing to the console', async ({
  page,
  complaints,
}) => {
  await page.goto('/collection');
  await expectHydrated(page);
  await page.evaluate(async () => {
    const skipped = document.startViewTransition(() => undefined);
    document.startViewTransition(() => undefined);
    await skipped.finished;
  });
  const [first, second] = await cards(page).getByRole('link').all();
  await first?.click({ noWaitAfter: true });
  await second?.click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('button', { name: 'ADD TO CART' })).toBeVisible();
  expect(complaints).toEqual([]);
});

for (const way of ['the browser’s back button', 'the link on the page'] as const) {
  test(`a shopper who comes back from a product by ${way} finds the list as they left it`, async ({
    page,
  }) => {
    await page.goto('/collection?sort=newest&page=3');
    await expectHydrated(page);
    const product = cards(page).nth(26).getByRole('link');
    const name = await product.innerText();
    await product.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(500);
    await product.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => sessionStorage.getItem('gulmohar-collection'))).toContain('"page":3');
    if (way === 'the link on the page')
      await page.getByRole('link', { name: 'Collection', exact: true }).click();
    else await page.goBack();
    await expect(page).toHaveURL('/collection?sort=newest&page=3');
    await expect(cards(page)).toHaveCount(36);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  });
}

test('a product page that is opened again still links to the list as the shopper left it', async ({
  page,
}) => {
  await page.goto('/collection?category=Sarees&page=2');
  const product = cards(page).nth(14).getByRole('link');
  await expectHydrated(page);
  await product.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await product.click();
  await expect(page).toHaveURL(/\/product\//);
  const address = page.url();
  await page.goto('/');
  await page.goto(address);
  // Without JavaScript the link leads to the whole collection, because only this browser knows the list.
  const back = page.getByRole('link', { name: 'Collection', exact: true });
  await expect(back).toHaveAttribute('href', '/collection?category=Sarees&page=2');
  await back.click();
  await expect(page).toHaveURL('/collection?category=Sarees&page=2');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('a page number past the end leads to the last page', async ({ page }) => {
  await page.goto('/collection?category=Kids&page=99');
  await expect(page).toHaveURL('/collection?category=Kids');
});

test('search engines see the category as the canonical address of a filtered list, and find its next page', async ({
  page,
}) => {
  await page.goto('/collection?category=Women&color=indigo,white,red,green,ivory&sort=newest');
  const link = (rel: string) => page.locator(`head link[rel=${rel}]`);
  await expect(link('canonical')).toHaveAttribute('href', /\/collection\?category=Women$/);
  await expect(link('next')).toHaveAttribute('href', /page=2$/);
});
