import { readFile } from 'node:fs/promises';
import { expectAccessible, expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { addStaff, openAsOwner, openAsStaff } from '../../admin.ts';
import { kurti } from '../../catalogue.ts';
import { expect, test } from '../../shop-test.ts';
import { expectTree } from '../../trees.ts';

test('the owner imports 100 rows, of which 3 invalid ones are listed and the others become products', async ({
  page,
}) => {
  const tail = Date.now().toString(36);
  const rows = Array.from(
    { length: 100 },
    (_, at) => `Imported ${tail} ${at},Women,Topwear,${at % 40 === 7 ? 'cheap' : 999},S:2|M:3`,
  );
  const buffer = Buffer.from(['name,category,sub_category,price,stock', ...rows].join('\n'));
  await openAsOwner(page, '/admin/products/import');
  await expectAccessible(page);
  await page.getByLabel('Choose a file').setInputFiles({ name: 'new.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('97 new, 0 to be changed. 3 invalid and left out.')).toBeVisible({
    timeout: 30_000,
  });
  for (const line of [9, 49, 89])
    await expect(page.getByRole('cell', { name: `Line ${line}`, exact: true })).toBeVisible();
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download these rows to correct them' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(
    `49,price,Please enter an amount in rupees,Imported ${tail} 47`,
  );
  await page.getByRole('button', { name: 'Import 97 products' }).click();
  await expect(page.getByText('Done: 97 new, 0 changed. 3 invalid and left out.')).toBeVisible({
    timeout: 30_000,
  });
  await page.goto(`/admin/products?q=${tail} 99`);
  await expect(page.getByRole('link', { name: `Imported ${tail} 99` })).toBeVisible();
});

test('the owner tags several products at once and comes back to the list with its search', async ({
  page,
}) => {
  await openAsOwner(page, '/admin/products');
  await page.getByPlaceholder('Name, SKU or id').fill('potli');
  await expect(page).toHaveURL(/q=potli/);
  await expect(page.getByRole('table').getByRole('link').first()).toContainText(/potli/i);
  await expect(
    page.getByRole('status').filter({ hasText: /^Products for “potli”: \d+ shown$/ }),
  ).toBeAttached();
  await page.getByLabel('Select all shown').check();
  await page.getByRole('button', { name: 'Tags' }).click();
  await page.getByLabel('Tag', { exact: true }).fill('label:teej');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(/products? changed/)).toBeVisible();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'label:teej' })).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page.getByPlaceholder('Name, SKU or id')).toHaveValue('potli');
});

test('letters that the owner types while a search is loading are kept and searched for', async ({ page }) => {
  await openAsOwner(page, '/admin/products');
  const first = Promise.withResolvers<void>();
  const request = page.waitForRequest(/q=pot$|q=pot&|search=pot$|search=pot&/);
  await page.route(/(q|search)=pot(&|$)/, async (route) => {
    await first.promise;
    await route.continue();
  });
  const field = page.getByPlaceholder('Name, SKU or id');
  await field.fill('pot');
  await request;
  await field.pressSequentially('li');
  first.resolve();
  await expect(page).toHaveURL(/q=potli$/);
  await expect(field).toHaveValue('potli');
});

test('the product pages of the admin are accessible at every width, in light and dark', async ({ page }) => {
  test.setTimeout(240_000);
  await openAsOwner(page, '/admin/products');
  await page.getByRole('checkbox').nth(1).check();
  await expectTree(page, 'admin-products');
  await expectAccessibleInEveryScheme(page);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Sizes and stock' })).toBeVisible();
  await expectAccessibleInEveryScheme(page);
  await page.getByRole('button', { name: 'Change stock' }).click();
  await expectAccessibleInEveryScheme(page);
  await page.keyboard.press('Escape');
  await page.goto('/admin/products/new');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByText('Please check the marked fields')).toBeVisible();
  await expectAccessibleInEveryScheme(page);
});

test('on a phone the owner records a delivery with a note and finds it in the stock history', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsOwner(page, `/admin/products?q=${encodeURIComponent(kurti.name)}`);
  await page.getByRole('table').getByRole('link', { name: kurti.name }).first().click();
  await page.getByRole('button', { name: 'Change stock' }).click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('4');
  await page.getByLabel('Note').fill('note 118');
  await page.getByRole('button', { name: 'Update stock' }).click();
  await expect(page.getByText('Stock updated')).toBeVisible();
  await page.getByRole('button', { name: 'Stock history' }).click();
  await expect(page.getByText('delivery · note 118').first()).toBeVisible();
  await expectAccessible(page);
});

test('a packer looks up a product, records its stock, and can change nothing else of it', async ({
  page,
}) => {
  await openAsStaff(page, await addStaff(page, 'packer'), `/admin/products/${kurti.id}`);
  await expect(page.getByRole('textbox', { name: 'Price (Rs.)', exact: true })).toBeDisabled();
  await expect(page.getByRole('radio', { name: 'Draft' })).toBeDisabled();
  await expect(page.getByRole('group', { name: 'Colour' }).getByRole('button').first()).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add a size' })).toBeDisabled();
  await expect(page.getByRole('region', { name: 'Size chart' }).getByRole('textbox').first()).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change stock' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Update stock' })).toBeEnabled();
});
