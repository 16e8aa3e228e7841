import type { Page } from '@playwright/test';
import { expectAccessibleInEveryScheme } from '../accessibility.ts';
import { kurti } from '../catalogue.ts';
import { expect, test } from '../shop-test.ts';
import { expectTree } from '../trees.ts';

async function openSearch(page: Page, url = '/collection') {
  await page.goto(url);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  await expect(box).toBeFocused();
  return box;
}

test('the search button opens the search bar above the collection, with six popular searches', async ({
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

test('a search that is submitted leads to the collection from every page', async ({ page, complaints }) => {
  const accountPages = ['/login', '/forgot-password', '/reset-password?token=x', '/guest-tracking'];
  const shopPages = [
    '/',
    '/about',
    '/contact',
    '/cart',
    '/place-order',
    '/product-list',
    `/product/${kurti.id}`,
  ];
  const others = [
    '/terms-conditions',
    '/order-success?orderId=0192',
    '/order-failure?orderId=0192',
    '/nothing',
  ];
  for (const url of [...shopPages, ...accountPages, ...others]) {
    await page.goto(url);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const box = page.getByRole('combobox', { name: 'Search the shop' });
    await box.fill('indigo kurti');
    await box.press('Enter');
    await expect(page).toHaveURL('/collection?search=indigo+kurti');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('indigo kurti');
  }
  complaints.splice(0);
});

test('a shopper who searches before the collection has loaded sees the results and no failure', async ({
  page,
}) => {
  await page.goto('/about');
  let isHeld = false;
  const wholeCollection = (url: URL) =>
    url.pathname === '/collection.data' && !url.searchParams.has('search');
  await page.route(wholeCollection, () => {
    isHeld = true;
  });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  await box.fill('ajrakh');
  await expect.poll(() => isHeld).toBe(true);
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'ajrakh' })).toBeVisible();
  await expect(page.getByText('The shop did not answer')).toHaveCount(0);
});

test('two letters bring suggestions, the arrow keys move through them and wrap, and Enter runs the selected one', async ({
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
  await expectTree(page, 'search');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await box.press('Enter');
  await expect(page).toHaveURL(`/collection?${new URLSearchParams({ search: texts[0] ?? '' })}`);
  await expect(options).toHaveCount(0);
});

test('Escape closes the suggestions and then the search bar', async ({ page }) => {
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

test('a shopper clears the search, then closes the bar, and blank text searches nothing', async ({
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

test('a shopper can still search when suggestions cannot be loaded', async ({ page, complaints }) => {
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
  await expectAccessibleInEveryScheme(page);
  await box.pressSequentially('silk');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessibleInEveryScheme(page);
});

test('a filter recognised in a search is shown as a chip that can be removed', async ({ page }) => {
  await page.goto('/collection?search=kurti+under+1000');
  const chips = page.getByRole('list', { name: 'Chosen filters' });
  await chips.getByRole('link', { name: 'Remove Under Rs. 1,000' }).click();
  await expect(page).toHaveURL('/collection?search=kurti');
  await expect(chips.getByRole('link', { name: /Rs\. 1,000/ })).toHaveCount(0);
});

test('a corrected search says so, and the shopper can search for the original spelling instead', async ({
  page,
}) => {
  await page.goto('/collection?search=sarre');
  await expect(page.getByText('Showing results for “saree”')).toBeVisible();
  await page.getByRole('link', { name: 'Search instead for “sarre”' }).click();
  await expect(page).toHaveURL('/collection?search=sarre&literal=true');
  await expect(page.getByRole('heading', { name: 'No results for the search' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper sees what filters hide from a search, and is offered popular searches when nothing is found', async ({
    page,
  }) => {
    await page.goto('/collection?category=Women&search=saree');
    await expect(page.getByText(/^The filters hide \d+ products for “saree”\.$/)).toBeVisible();
    const hidden = page.getByRole('region', { name: 'Without the filters' });
    await expect(hidden.getByRole('article').first()).toContainText('Saree');
    await page.getByRole('link', { name: 'Clear All Filters' }).click();
    await expect(page).toHaveURL('/collection?search=saree');
    await page.goto('/collection?search=zzzzqqqq');
    await page.getByRole('list', { name: 'Popular searches' }).getByRole('link').first().click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('a search whose results are hidden by filters is accessible at every width, in light and dark', async ({
  page,
}) => {
  await page.goto('/collection?category=Women&search=saree');
  await expect(page.getByRole('heading', { name: 'Without the filters' })).toBeVisible();
  await expectAccessibleInEveryScheme(page);
});

test('a search with few matches also shows what comes close, says so, and leaves out what is not wanted', async ({
  page,
}) => {
  await page.goto('/collection?search=frock+under+600');
  await expect(page.getByText('Only one product matches all of this. The others come close.')).toBeVisible();
  const products = page.getByRole('article');
  await expect(products.first()).toContainText('Red Gingham Frock');
  expect(await products.count()).toBeGreaterThan(1);
  await page.goto('/collection?search=frock+under+600+not+red');
  await expect(page.getByRole('link', { name: 'Remove Without red' })).toBeVisible();
  await expect(page.getByText('Red Gingham Frock')).toHaveCount(0);
});
