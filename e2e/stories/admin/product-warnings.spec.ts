import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { kurti } from '../../catalogue.ts';
import { expect, test } from '../../shop-test.ts';

async function importFile(page: Page, text: string): Promise<void> {
  await openAsOwner(page, '/admin/products/import');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
}

test('a price between GST slabs gives a warning but is saved, and the product page shows only details that exist', async ({
  page,
}) => {
  await openAsOwner(page, '/admin/products/new');
  const name = `Slab Kurti ${Date.now().toString(36)}`;
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Description').fill('Woven on a pit loom.\n\nWashed once before it comes to you.');
  await page.getByLabel('Category', { exact: true }).fill('Women');
  await page.getByLabel('Sub-category').fill('Topwear');
  await page.getByLabel('HSN code').fill('6206');
  await page.getByLabel('Made in').fill('Kathmandu, Nepal');
  const warning = page.getByText('Prices above Rs. 2,625 up to Rs. 2,950 fit neither GST slab');
  await page.getByLabel('Price (Rs.)').fill('2625');
  await expect(warning).toBeHidden();
  await page.getByLabel('Price (Rs.)').fill('2700');
  await expect(warning).toBeVisible();
  // Where the bar at the top of the page covers no part of a button.
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await page.getByLabel('Tax', { exact: true }).selectOption('Fabric: sarees, unstitched suits');
  await expect(warning).toBeHidden();
  await page.getByLabel('Tax', { exact: true }).selectOption('Garments and footwear (by price slab)');
  await page.getByRole('radio', { name: 'On sale As soon as' }).check();
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByText(`${name} added`)).toBeVisible();

  await expect(page).toHaveURL(/products\/slab-kurti/);
  await page.goto(`/product/${new URL(page.url()).pathname.split('/').at(-1)}`);
  const details = page
    .getByRole('region', { name: 'Details' })
    .or(page.locator('section', { hasText: 'Made in' }));
  await expect(details.getByText('Kathmandu, Nepal', { exact: true })).toBeVisible();
  await expect(details.getByText('Material', { exact: true })).toBeHidden();
  await expect(page.getByText('Washed once before it comes to you.', { exact: true })).toBeVisible();
});

test('the owner previews an import with its warnings and can set the stock from the file', async ({
  page,
}) => {
  const tail = Date.now().toString(36);
  const { product } = await (
    await page.request.post('/api/product/single', { data: { productId: kurti.id } })
  ).json();
  const [size = 'S'] = product.sizes;
  await importFile(
    page,
    [
      'id,name,category,sub_category,price,hsn,stock,on_sale_from',
      `,Odd Kurti ${tail},Womne,Topwear,2700,6206,S:1,now`,
      `${kurti.id},${kurti.name},${product.category},${product.subCategory},${product.price},6206,${size}:77,2026-01-01`,
    ].join('\n'),
  );
  await expect(page.getByText('2 rows should be checked before anything goes on sale.')).toBeVisible({
    timeout: 60_000,
  });
  const warnings = page.getByRole('table', { name: 'Warnings' });
  await expect(warnings.getByText('There is no category “Womne” yet; it would be a new one')).toBeVisible();
  await expect(warnings.getByText('It would go on sale without a picture')).toBeVisible();
  await expect(warnings.getByText(/fit neither GST slab/)).toBeVisible();
  await expect(warnings.getByText(new RegExp(`Stock of ${size} is \\d+, the file says 77`))).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Set the stock of 1 product to the counts in the file').check();
  await page.getByRole('button', { name: /^Import \d/ }).click();
  await expect(page.getByText('Done: 1 new, 1 changed.')).toBeVisible({ timeout: 60_000 });
  const levels = await page.request.post('/api/product/stock-levels', {
    data: { productIds: [kurti.id] },
  });
  // Minus what other shoppers have reserved at this moment.
  expect((await levels.json()).stockLevels[kurti.id].stock[size]).toBeGreaterThan(60);
});

test('a product file from Shopify and one with semicolons are recognised', async ({ page }) => {
  await importFile(page, 'Handle,Title,Body (HTML),Vendor\nx,X,,\n');
  await expect(page.getByText('This is a product file from Shopify.')).toBeVisible({ timeout: 60_000 });
  await importFile(page, 'name;price\nX;100\n');
  await expect(page.getByText('This file’s columns are separated by semicolons.')).toBeVisible({
    timeout: 60_000,
  });
});

test('the owner sees on Today which sizes are sold out or almost sold out', async ({ page }) => {
  await openAsOwner(page, '/admin');
  await expect(page.getByText('Sold out', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^\d left$/).first()).toBeVisible();
});
