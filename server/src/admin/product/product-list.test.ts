import { listAdminProducts } from '@gulmohar/contract/admin/product-list.ts';
import { afterAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { addAdminProduct, readAdminProduct } from '../../../testing/new-admin-product.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
afterAll(() => shop.close());

test('pages of the product list neither overlap nor skip a product, in every sort order', async () => {
  for (let number = 0; number < 55; number += 1) {
    await buildProduct(shop.db, {
      name: `Paged ${number % 7}`,
      category: 'Paging',
      price: 100 * (1 + (number % 9)),
    });
  }
  for (const sort of ['changed', 'name', 'price-low', 'price-high'] as const) {
    const first = await owner.api(listAdminProducts, { query: { category: 'Paging', sort } });
    const second = await owner.api(listAdminProducts, {
      query: { category: 'Paging', sort, after: first.next ?? '' },
    });
    expect([first.products.length, second.products.length, second.next]).toEqual([50, 5, null]);
    const ids = [...first.products, ...second.products].map(({ productId }) => productId);
    expect(new Set(ids).size).toBe(55);
  }
});

test('the list is filtered by words of the name, SKU, id, state, and low or sold-out stock', async () => {
  const low = await addAdminProduct(owner, { name: 'Rare Mulmul 100% Kurti', publishedAt: 'now' });
  const gone = await buildProduct(shop.db, { name: 'Rare Gone', stock: { S: 0 } });
  const find = async (query: object) =>
    (await owner.api(listAdminProducts, { query })).products.map(({ productId }) => productId);
  expect(await find({ q: 'kurti rare' })).toEqual([low]);
  expect(await find({ q: '100%' })).toEqual([low]);
  expect(await find({ q: low })).toEqual([low]);
  expect(await find({ q: (await readAdminProduct(owner, low)).variants[0]?.sku.toLowerCase() })).toEqual([
    low,
  ]);
  expect(await find({ q: 'rare', stock: 'low' })).toEqual([gone, low]);
  expect(await find({ stock: 'out' })).toEqual([gone]);
  expect(await find({ q: 'rare', state: 'draft' })).toEqual([]);
});
