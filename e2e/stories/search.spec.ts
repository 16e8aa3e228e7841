import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../accessibility.ts';
import { expect, test } from '../shop-test.ts';

async function openSearch(page: Page, url = '/collection') {
  await page.goto(url);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  await expect(box).toBeFocused();
  return box;
}

test('the search button opens the bar above the collection and offers six popular searches', async ({
  page,
}) => {
  const box = await openSearch(page, '/');
  await expect(page).toHaveURL('/collection');
  await expect(box).toBeFocused();
  const chips = page.getByRole('list', { name: 'Popular searches' }).getByRole('button');
  await expect(chips).toHaveText(['Festive', 'Cotton', 'Silk', 'Casual', 'Traditional', 'Wedding']);
  await chips.filter({ hasText: 'Silk' }).click();
  await expect(page).toHaveURL('/collection?search=Silk');
  await expect(box).toHaveValue('Silk');
});

test('two letters bring suggestions, the arrow keys walk through them and wrap, Enter runs the chosen one', async ({
  page,
}) => {
  const box = await openSearch(page);
  await box.pressSequentially('si');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  const texts = await options.allInnerTexts();
  expect(texts.length).toBeLessThanOrEqual(8);
  await box.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await box.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await box.press('Enter');
  await expect(page).toHaveURL(`/collection?${new URLSearchParams({ search: texts[0] ?? '' })}`);
  await expect(options).toHaveCount(0);
});

test('Escape closes the list and then the bar', async ({ page }) => {
  const box = await openSearch(page);
  await box.pressSequentially('cotton');
  const list = page.getByRole('listbox');
  await expect(list).toBeVisible();
  await box.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('cotton');
  await box.press('Escape');
  await expect(box).toBeHidden();
});

test('the last five searches are remembered until they are cleared', async ({ page }) => {
  const box = await openSearch(page);
  for (const term of ['one', 'two', 'three', 'four', 'five', 'six']) {
    await box.fill(term);
    await box.press('Enter');
    await expect(page).toHaveURL(`/collection?search=${term}`);
  }
  await box.fill('zzxxzz');
  const recent = page.getByRole('listbox', { name: 'Recent searches' }).getByRole('option');
  await expect(recent).toHaveText(['six', 'five', 'four', 'three', 'two']);
  await recent.filter({ hasText: 'four' }).click();
  await expect(page).toHaveURL('/collection?search=four');
  await box.fill('zzxxzz');
  await expect(recent.first()).toHaveText('four');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(recent).toHaveCount(0);
});

test('the button of the box clears the text and the search, then closes the bar; blank text searches nothing', async ({
  page,
}) => {
  const box = await openSearch(page, '/collection?category=Women');
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL('/collection?category=Women');
  await box.fill('kurti');
  await box.press('Enter');
  await expect(page).toHaveURL('/collection?category=Women&search=kurti');
  await page.getByRole('button', { name: 'Clear the text' }).click();
  await expect(page).toHaveURL('/collection?category=Women');
  await expect(box).toBeFocused();
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(box).toBeHidden();
});

test('a shop that cannot suggest anything can still be searched', async ({ page, complaints }) => {
  await page.route('/api/product/suggest*', (route) => route.abort());
  const box = await openSearch(page);
  await box.pressSequentially('silk');
  await box.press('Enter');
  await expect(page).toHaveURL('/collection?search=silk');
  complaints.splice(0);
});

test('the open search bar is accessible', async ({ page }) => {
  const box = await openSearch(page);
  await expect(page.getByText('Popular searches')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await box.pressSequentially('silk');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessibleInEveryLook(page);
});
