import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expectHydrated } from '../hydrated.ts';
import { cards, chips, filters } from '../listing-page.ts';
import { expect, test } from '../shop-test.ts';
import { expectTree } from '../trees.ts';

const total = (page: Page, count: number) =>
  page.getByText(count === 1 ? '1 product' : `${count} products`, { exact: true });

const choice = (page: Page, group: string, value: string) =>
  filters(page)
    .getByRole('group', { name: group, exact: true })
    .getByLabel(new RegExp(`^${value}`));

/** Returns the number of products shown beside a filter value. */
async function promised(page: Page, group: string, value: string): Promise<number> {
  const label = await choice(page, group, value).locator('xpath=..').innerText();
  return Number(/(\d+)\D*$/.exec(label)?.[1]);
}

test('a ticked filter survives a reload, is shown as a chip and lists as many products as its count says', async ({
  page,
}) => {
  await page.goto('/collection');
  const count = await promised(page, 'Colour', 'Indigo');
  await choice(page, 'Colour', 'Indigo').check();
  await expect(page).toHaveURL('/collection?color=indigo');
  await expect(total(page, count)).toBeVisible();
  await expect(chips(page).getByRole('link')).toHaveText(['Indigo', 'Clear All Filters']);
  await expectTree(page, 'listing');
  await page.reload();
  await expect(choice(page, 'Colour', 'Indigo')).toBeChecked();
  await expect(total(page, count)).toBeVisible();
});

test('values within a filter group are alternatives, and counts reflect the choices in other groups', async ({
  page,
}) => {
  await page.goto('/collection?color=indigo');
  const greens = await promised(page, 'Colour', 'Green');
  const before = await promised(page, 'Sub-category', 'Kurtis');
  await choice(page, 'Colour', 'Green').check();
  await expect(page).toHaveURL('/collection?color=indigo,green');
  await expect.poll(() => promised(page, 'Sub-category', 'Kurtis')).toBeGreaterThan(before);
  expect(await promised(page, 'Colour', 'Green')).toBe(greens);
  const both = await promised(page, 'Sub-category', 'Kurtis');
  await choice(page, 'Sub-category', 'Kurtis').check();
  await expect(total(page, both)).toBeVisible();
});

test('a shopper chooses one category at a time, and the others stay available', async ({ page }) => {
  await page.goto('/collection?category=Women&subCategory=Topwear');
  await choice(page, 'Category', 'Kids').check();
  await expect(page).toHaveURL('/collection?category=Kids');
  await expect(page.getByRole('heading', { level: 1, name: 'Kids' })).toBeVisible();
  await expect(choice(page, 'Category', 'Women')).not.toBeChecked();
});

test('a shopper narrows the list by price', async ({ page }) => {
  await page.goto('/collection');
  await filters(page).getByLabel('From Rs.').fill('2000');
  await filters(page).getByLabel('To Rs.').fill('500');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/collection?minPrice=500&maxPrice=2000');
  await expect(chips(page).getByText('Rs. 500 – Rs. 2,000')).toBeVisible();
});

test('a chip removes its filter, Clear All Filters removes all, and the back button restores them', async ({
  page,
}) => {
  await page.goto('/collection?category=Women&color=indigo,green&sort=newest');
  await chips(page).getByRole('link', { name: 'Remove Indigo' }).click();
  await expect(page).toHaveURL('/collection?category=Women&color=green&sort=newest');
  await expect(choice(page, 'Colour', 'Indigo')).not.toBeChecked();
  await chips(page).getByRole('link', { name: 'Clear All Filters' }).click();
  await expect(page).toHaveURL('/collection?sort=newest');
  await page.goBack();
  await expect(choice(page, 'Colour', 'Green')).toBeChecked();
  await page.goBack();
  await expect(choice(page, 'Colour', 'Indigo')).toBeChecked();
  await page.goForward();
  await expect(choice(page, 'Colour', 'Indigo')).not.toBeChecked();
});

test('a shopper changes the sort order, and the list starts again at the first page', async ({ page }) => {
  await page.goto('/collection?page=2');
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect(sort).toHaveValue('relavent');
  await sort.selectOption('low-high');
  await expect(page).toHaveURL('/collection?sort=low-high');
  await expect(cards(page).first()).toContainText('Rs. 249');
  await sort.selectOption('high-low');
  await expect(cards(page).first()).toContainText('Rs. 8,999');
});

test('filters ticked just before and just after changing the sort order are applied too', async ({
  page,
}) => {
  await page.goto('/collection');
  await expectHydrated(page);
  // Holds lists back until all filters are chosen.
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/collection.data*', async (route) => {
    await promise;
    await route.continue();
  });
  await choice(page, 'Colour', 'Indigo').check();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('newest');
  await choice(page, 'Colour', 'Red').check();
  resolve();
  await expect(page).toHaveURL('/collection?color=indigo,red&sort=newest');
  await expect(chips(page).getByRole('link')).toHaveText(['Indigo', 'Red', 'Clear All Filters']);
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('newest');
});

test('an empty list says so, and one click clears its filters', async ({ page }) => {
  await page.goto('/collection?category=Kids&color=maroon&occasion=office');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear All Filters' }).click();
  await expect(cards(page)).toHaveCount(12);
});

test('a search without results says so and leads to the whole collection', async ({ page }) => {
  await page.goto('/collection?search=zzzzqqqq');
  await expect(page.getByRole('heading', { name: 'No results for the search' })).toBeVisible();
  await expect(filters(page).getByText('No filters available')).toBeVisible();
  await page.getByRole('link', { name: 'See the whole collection' }).click();
  await expect(cards(page)).toHaveCount(12);
});

test('when the list cannot be loaded, the shopper sees an error and can try again', async ({
  page,
  complaints,
}) => {
  await page.goto('/collection');
  await page.route('**/collection.data*', (route) => route.abort());
  await choice(page, 'Colour', 'Indigo').check();
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('paragraph')).toHaveText(
    'The shop did not answer. Please check your connection and try again.',
  );
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The shop did not answer');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(choice(page, 'Colour', 'Indigo')).toBeChecked();
  // The browser logs the broken connection.
  complaints.splice(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('a shopper chooses filters in a dialog, whose button shows how many products they match', async ({
    page,
  }) => {
    await page.goto('/collection');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('radio', { name: /^Sarees/ }).check();
    await expect(sheet.getByRole('button', { name: 'Show 17 products' })).toBeVisible();
    await sheet.getByText('Material', { exact: true }).first().click();
    await sheet
      .getByRole('group', { name: 'Material' })
      .getByLabel(/^Cotton/)
      .check();
    await expectAccessible(page);
    const show = sheet.getByRole('button', { name: /^Show \d+ products?$/ });
    await expect(show).not.toHaveText('Show 17 products');
    const count = Number(/\d+/.exec(await show.innerText())?.[0]);
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(total(page, count)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, Load More and page links work as plain forms and links', async ({ page }) => {
    await page.goto('/collection');
    await choice(page, 'Category', 'Women').check();
    await choice(page, 'Colour', 'Ivory').check();
    await choice(page, 'Colour', 'White').check();
    await filters(page).getByRole('button', { name: 'Show products' }).click();
    await expect(page).toHaveURL(/category=Women&.*color=ivory&color=white/);
    await expect(chips(page).getByRole('link', { name: 'Remove Ivory' })).toBeVisible();
    await chips(page).getByRole('link', { name: 'Clear All Filters' }).click();
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(cards(page)).toHaveCount(36);
  });
});
