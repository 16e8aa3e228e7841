import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../../accessibility.ts';
import { addProduct } from '../../add-product.ts';
import { addStaff, openAsOwner, openAsStaff, signInOwner } from '../../admin.ts';
import { scan } from '../../keyboard.ts';
import { expect, test } from '../../shop-test.ts';

const PICTURE = new URL('../../../docs/shop.webp', import.meta.url);

async function variantsOf(request: APIRequestContext, productId: string) {
  await signInOwner(request);
  const { product } = await (await request.get(`/api/admin/product/get?productId=${productId}`)).json();
  return product.variants as { sku: string; size: string; onHand: number }[];
}

test('a packer scans a delivery of several products into one list, corrects a number and records it', async ({
  page,
  request,
}) => {
  const [one, other] = [await addProduct(), await addProduct()];
  const [medium = { sku: '' }, large = { sku: '' }] = await variantsOf(request, one.id);
  const [single = { sku: '' }] = await variantsOf(request, other.id);
  await openAsStaff(page, await addStaff(page, 'packer'), '/admin/products/scan');
  await expect(page.getByRole('heading', { name: 'Stock by scanning' })).toBeVisible();
  for (const { sku } of [medium, large, medium, single]) await scan(page, sku);
  await expect(page.getByRole('status').filter({ hasText: `${other.name}, M: 1` })).toBeVisible();
  await scan(page, 'NOTHING-1');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Nothing in the shop has the code NOTHING-1' }),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Scanned products' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByLabel(`Units of ${one.name}, M`)).toHaveValue('2');
  await page.getByLabel(`Units of ${other.name}, M`).fill('12');
  await expect(page.getByText('20 in stock, then 32')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add to the stock' }).click();
  await expect(page.getByText('15 units of 2 products added to the stock')).toBeVisible();
  expect((await variantsOf(request, one.id)).map(({ onHand }) => onHand)).toEqual([22, 21]);
  expect((await variantsOf(request, other.id)).map(({ onHand }) => onHand)).toEqual([32, 20]);
});

test('the owner adds pictures to products by their file names, and sees which match none', async ({
  page,
  request,
}) => {
  const { id, name } = await addProduct();
  const [{ sku } = { sku: '' }] = await variantsOf(request, id);
  const article = sku.replace(/-M$/, '');
  const drawn = await readFile(PICTURE);
  await openAsOwner(page, '/admin/products/pictures');
  await page.getByLabel('Choose pictures or a ZIP file').setInputFiles([
    { name: `${article}-2.webp`, mimeType: 'image/webp', buffer: drawn },
    { name: 'UNKNOWN-77.webp', mimeType: 'image/webp', buffer: drawn },
  ]);
  await expect(page.getByText('1 of 2 pictures match 1 product.')).toBeVisible();
  await expect(page.getByRole('row', { name: `${article}-2.webp ${name} To be added` })).toBeVisible();
  await expect(page.getByRole('row', { name: 'UNKNOWN-77.webp No product has this code' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add 1 picture' }).click();
  await expect(page.getByRole('row', { name: `${article}-2.webp ${name} Added` })).toBeVisible();
});
