import { matchPictures } from '@gulmohar/contract/admin/product-pictures.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { addAdminProduct } from '../../../testing/new-admin-product.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
let owner: TestStaff;
let ids: Record<string, string>;

beforeAll(async () => {
  shop = await testShop();
  owner = await buildStaff(shop);
  const add = (name: string, variants: [size: string | null, sku: string][]) =>
    addAdminProduct(owner, {
      name,
      hasSize: variants[0]?.[0] !== null,
      variants: variants.map(([size, sku]) => ({ size, sku, stock: 1 })),
    });
  ids = {
    kurti: await add('Kurti', [
      ['S', 'KRT-1010-S'],
      ['M', 'KRT-1010-M'],
    ]),
    other: await add('Other kurti', [['S', 'KRT-10100-S']]),
    bag: await add('Bag', [[null, 'BAG-7']]),
    plain: await add('Plain kurti', [['M', 'BCDFGH-M']]),
    numbered: await add('Numbered bag', [[null, 'BAG-7-2']]),
  };
});
afterAll(() => shop.close());

test.each([
  ['KRT-1010.jpg', 'kurti', 0],
  ['krt-1010-2.JPG', 'kurti', 2],
  ['KRT-1010 (3).png', 'kurti', 3],
  ['new/KRT-1010_04.webp', 'kurti', 4],
  ['KRT-1010-M.jpg', 'kurti', 0],
  ['KRT-1010-M-2.jpg', 'kurti', 2],
  ['KRT-10100.jpg', 'other', 0],
  ['BCDFGH-2.jpg', 'plain', 2],
  ['BAG-7.jpg', 'bag', 0],
  ['BAG-7-2.jpg', 'numbered', 0],
  ['BAG-7-3.jpg', 'bag', 3],
])('the picture “%s” belongs to the %s', async (name, product, position) => {
  const { matches } = await owner.api(matchPictures, { body: { names: [name] } });
  expect(matches).toEqual([expect.objectContaining({ productId: ids[product], position })]);
});

test.each(['KRT-101.jpg', 'KRT.jpg', 'IMG_2034.jpg', 'KRT-1010-XL.jpg', '%.jpg', '.jpg'])(
  'the picture “%s” belongs to no product',
  async (name) => {
    expect((await owner.api(matchPictures, { body: { names: [name] } })).matches).toEqual([null]);
  },
);

test('a packer cannot match pictures, and too many names are refused', async () => {
  const packer = await buildStaff(shop, 'packer');
  await expect(packer.api(matchPictures, { body: { names: ['a.jpg'] } })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const names = Array.from({ length: 501 }, () => 'a.jpg');
  await expect(owner.api(matchPictures, { body: { names } })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  });
});
