import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryScheme } from '../accessibility.ts';
import { kurti, labelled } from '../catalogue.ts';
import { expectHydrated } from '../hydrated.ts';
import { watchLayoutShift } from '../layout-shift.ts';
import { cards, chips, filters } from '../listing-page.ts';
import { expect, test } from '../shop-test.ts';

/** Returns the addresses of the products on the screen. */
async function products(page: Page): Promise<(string | null)[]> {
  const links = await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .all();
  return Promise.all(links.map((link) => link.getAttribute('href')));
}

test('the home page shows no product twice, and the collection starts with different ones', async ({
  page,
}) => {
  await page.goto('/');
  const onHome = await products(page);
  expect(onHome).toHaveLength(13);
  expect(new Set(onHome).size).toBe(13);
  await page.getByRole('link', { name: 'COLLECTION', exact: true }).click();
  await expect(page).toHaveURL('/collection');
  await expect(cards(page)).toHaveCount(12);
  expect((await products(page)).filter((path) => onHome.includes(path))).toEqual([]);
});

for (const [section, link, url, chip] of [
  ['Shop by Craft', 'Ajrakh', '/collection?craft=ajrakh', 'Ajrakh'],
  ['Shop by Occasion', /^Wedding/, '/collection?occasion=wedding', 'Wedding'],
  ['Shop by Price', /^Up to Rs. 1,999/, '/collection?maxPrice=1999', 'Up to Rs. 1,999'],
  ['The Makers and Their Towns', 'Chikankari', '/collection?craft=chikankari', 'Chikankari'],
  ['Sixteen steps, one cloth', 'See all Ajrakh', '/collection?craft=ajrakh', 'Ajrakh'],
] as const) {
  test(`the home page’s section “${section}” leads to the filtered list ${url}`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('region', { name: section }).getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(url);
    await expect(chips(page).getByRole('link').first()).toHaveText(chip);
  });
}

test('the home page shows makers and their towns, loads without layout shift and is accessible', async ({
  page,
}) => {
  const shift = await watchLayoutShift(page);
  await page.goto('/');
  await expectHydrated(page);
  const makers = page.getByRole('region', { name: 'The Makers and Their Towns' });
  await makers.scrollIntoViewIfNeeded();
  await expect(makers.getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(makers.getByText('Pochampally, Telangana')).toBeVisible();
  expect(await shift()).toBeLessThan(0.02);
  await expectAccessibleInEveryScheme(page, [360, 768, 1440]);
});

test('a shopper narrows the price range from both ends by keyboard alone, and hears the prices', async ({
  page,
}) => {
  await page.goto('/collection');
  await expectHydrated(page);
  const lowest = filters(page).getByRole('slider', { name: 'Lowest price' });
  const highest = filters(page).getByRole('slider', { name: 'Highest price' });
  await filters(page).getByLabel('From Rs.').scrollIntoViewIfNeeded();
  const from = Number(await lowest.getAttribute('min'));
  await lowest.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(lowest).toHaveAttribute('aria-valuetext', `Rs. ${from + 500}`);
  await expect(page).toHaveURL(`/collection?minPrice=${from + 500}`);
  await expect(filters(page).getByLabel('From Rs.')).toHaveValue(String(from + 500));
  await expect(lowest).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(highest).toBeFocused();
  await page.keyboard.press('Home');
  // The thumbs never pass each other.
  await expect(highest).toHaveAttribute('aria-valuetext', `Rs. ${from + 750}`);
  await expect(page).toHaveURL(`/collection?minPrice=${from + 500}&maxPrice=${from + 750}`);
  await page.keyboard.press('End');
  await expect(page).toHaveURL(`/collection?minPrice=${from + 500}`);
  await page.reload();
  // The slider is rendered when it comes close to the viewport.
  await filters(page).getByLabel('From Rs.').scrollIntoViewIfNeeded();
  await expect(lowest).toHaveValue(String(from + 500));
});

test('a discount filter lists as many products as its count says', async ({ page }) => {
  await page.goto('/collection');
  const discount = filters(page).getByRole('group', { name: 'Discount' });
  await expect(discount.getByRole('radio', { name: /^All/ })).toBeChecked();
  const choice = discount.getByRole('radio', { name: /^30% off and more/ });
  const count = Number(/(\d+)\D*$/.exec(await choice.locator('xpath=..').innerText())?.[1]);
  await choice.check();
  await expect(page).toHaveURL('/collection?discount=30');
  await expect(page.getByRole('status').getByText(`${count} products`)).toBeVisible();
  await chips(page).getByRole('link', { name: 'Remove 30% off and more' }).click();
  await expect(page).toHaveURL('/collection');
});

test('the filters are in the specified order, then price, discount and craft, and their panel does not scroll by itself', async ({
  page,
}) => {
  await page.goto('/collection');
  const titles = await filters(page).locator('summary').allInnerTexts();
  const specified = ['Category', 'Sub-category', 'For', 'Colour', 'Material', 'Occasion', 'Type', 'Size'];
  expect(titles.filter((title) => /^[A-Z]/.test(title))).toEqual([
    ...specified,
    'Price',
    'Discount',
    'Craft',
  ]);
  const scrolls = await filters(page).evaluate((panel) =>
    [panel, ...panel.querySelectorAll('*')].some((one) =>
      /auto|scroll/.test(getComputedStyle(one).overflowY),
    ),
  );
  expect(scrolls).toBe(false);
  await expectAccessibleInEveryScheme(page);
});

test('kurtis have the same category name in the filter, the heading, on the product and in the product list', async ({
  page,
}) => {
  await page.goto('/collection?category=Women&subCategory=Topwear');
  await expect(page.getByRole('heading', { level: 1, name: 'Kurtis' })).toBeVisible();
  await expect(filters(page).getByRole('checkbox', { name: /^Kurtis/ })).toBeChecked();
  await expect(chips(page).getByRole('link', { name: 'Remove Kurtis' })).toBeVisible();
  await expect(page.getByText('Topwear')).toHaveCount(0);
  for (const path of [`/product/${kurti.id}`, '/product-list']) {
    await page.goto(path);
    await expect(page.getByText(/\bKurtis$/).first()).toBeVisible();
    await expect(page.getByText('Topwear')).toHaveCount(0);
  }
});

test('a product card shows its sizes on hover and keyboard focus, and which of them are sold out', async ({
  page,
}) => {
  const product = labelled('demo-size-gone');
  await page.goto(`/collection?search=${encodeURIComponent(product.name)}`);
  const card = cards(page).filter({ hasText: product.name }).first();
  const sizes = card.getByText('Sizes', { exact: true }).locator('xpath=..');
  await expect(sizes).toHaveCSS('opacity', '0');
  await card.hover();
  await expect(sizes).toHaveCSS('opacity', '1');
  await expect(sizes.locator('s')).toHaveText(/ sold out$/);
  await page.mouse.move(0, 0);
  await expect(sizes).toHaveCSS('opacity', '0');
  await card.getByRole('link', { name: product.name }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(sizes).toHaveCSS('opacity', '1');
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('a product card shows its sizes, and the price range works in the filter dialog', async ({ page }) => {
    await page.goto('/collection');
    const card = cards(page).filter({ hasText: 'Kurti' }).first();
    await expect(card.getByText('XL', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabel('To Rs.').scrollIntoViewIfNeeded();
    await sheet.getByRole('slider', { name: 'Highest price' }).press('ArrowLeft');
    await expect(sheet.getByLabel('To Rs.')).not.toHaveValue('');
    await expect(page).toHaveURL(/maxPrice=/);
    await expectAccessible(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('price, discount and craft filters work as plain forms', async ({ page }) => {
    await page.goto('/collection');
    await filters(page).getByLabel('To Rs.').fill('2000');
    await filters(page)
      .getByRole('radio', { name: /^20% off and more/ })
      .check();
    await filters(page).getByText('Craft', { exact: true }).first().click();
    await filters(page)
      .getByRole('checkbox', { name: /^Ajrakh/ })
      .check();
    await filters(page).getByRole('button', { name: 'Show products' }).click();
    await expect(chips(page).getByRole('link')).toHaveText([
      'Ajrakh',
      '20% off and more',
      'Up to Rs. 2,000',
      'Clear All Filters',
    ]);
  });
});
