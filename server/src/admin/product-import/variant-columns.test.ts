import { createProduct, getAdminProduct } from '@gulmohar/contract/admin/product-edit.ts';
import { afterAll, expect, test } from 'vitest';
import { buildStaff } from '../../../testing/build-staff.ts';
import { newAdminProduct } from '../../../testing/new-admin-product.ts';
import { productImports } from '../../../testing/product-imports.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
const imports = productImports(shop, owner);
afterAll(() => shop.close());

const bring = async (file: string) => imports.run(await imports.check(file));

async function variantsOf(productId: string) {
  const { product } = await owner.api(getAdminProduct, { query: { productId } });
  return product.variants.map(({ size, barcode, weightGrams, lengthMm, widthMm, heightMm }) => [
    size,
    barcode,
    weightGrams,
    [lengthMm, widthMm, heightMm].join('x'),
  ]);
}

test('the owner imports barcodes, weights and box sizes of variants from a file and exports them again', async () => {
  const variants = [
    { size: 'S', sku: '', stock: 3, barcode: '8901234567894', weightGrams: 350 },
    { size: 'M', sku: '', stock: 3 },
  ];
  const { productId } = await owner.api(createProduct, { body: newAdminProduct({ variants }) });
  expect(await variantsOf(productId)).toEqual([
    ['S', '8901234567894', 350, '0x0x0'],
    ['M', '', 0, '0x0x0'],
  ]);
  const head = 'id,barcodes,weight_g,box_mm\n';
  const changed = await bring(`${head}${productId},M:GM-M1,M:360,S:300x250x50|M:300 x 250 x 60`);
  expect(changed.rows).toMatchObject({ changed: 1, wrong: 0 });
  const after = [
    ['S', '8901234567894', 350, '300x250x50'],
    ['M', 'GM-M1', 360, '300x250x60'],
  ];
  expect(await variantsOf(productId)).toEqual(after);
  const url = '/api/admin/product/export.csv';
  const { body } = await shop.app.inject({ url, headers: { cookie: owner.cookie } });
  expect(body).toContain('S:8901234567894|M:GM-M1,S:350|M:360,S:300x250x50|M:300x250x60');
  expect((await bring(body)).rows).toMatchObject({ changed: 0, wrong: 0 });
});

test.each([
  ['barcodes', 'M:8901234567894', 'This barcode is already in use'],
  ['weight_g', 'M:half a kilo', 'Please enter whole grams'],
  ['box_mm', 'M:300x250', 'Enter a box as length x width x height in mm, such as 300x250x50'],
  ['box_mm', 'XXL:300x250x50', 'The product has no size XXL'],
])('a file whose %s column contains %s is refused at that row', async (column, cell, message) => {
  const { productId } = await owner.api(createProduct, { body: newAdminProduct() });
  const before = await variantsOf(productId);
  const { rows, faults } = await bring(`id,${column}\n${productId},${cell}`);
  expect(rows).toMatchObject({ changed: 0, wrong: 1 });
  expect(faults[0]?.message).toContain(message);
  expect(await variantsOf(productId)).toEqual(before);
});
