import { listDynamicFilters } from '@gulmohar/contract/catalogue/filter.ts';
import { listProducts } from '@gulmohar/contract/catalogue/product.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
  const { db } = shop;
  const ajrakh = ['craft:ajrakh', 'label:festive'];
  await buildProduct(db, {
    id: 'red',
    facets: ['color:red', 'color:gold', ...ajrakh],
    price: 70_000,
    mrp: 100_000,
  });
  await buildProduct(db, {
    id: 'trimmed',
    facets: ['color:ivory', 'color:red'],
    price: 70_400,
    mrp: 100_000,
  });
  await buildProduct(db, { id: 'barely', facets: ['color:ivory'], price: 70_600, mrp: 100_000, daysOld: 3 });
  await buildProduct(db, { id: 'full-price', facets: ['color:gold'], price: 50_000, mrp: 50_000 });
});
afterAll(() => shop.close());

async function idsFor(query: Record<string, string>): Promise<string[]> {
  await shop.changes.poll();
  const { products } = await shop.api(listProducts, { query: { ...query, sort: 'low-high' } });
  return products.map(({ _id }) => _id);
}

test('a product only trimmed in red does not match the colour red, but matches the tag', async () => {
  expect(await idsFor({ color: 'red' })).toEqual(['red']);
  expect(await idsFor({ color: 'gold' })).toEqual(['full-price']);
  expect(await idsFor({ filterTags: 'red' })).toEqual(['red', 'trimmed']);
});

test('the discount filter uses the rounded percentage the shopper sees: 29.5 per cent counts as 30', async () => {
  expect(await idsFor({ discount: '30' })).toEqual(['red', 'trimmed']);
  expect(await idsFor({ discount: '20' })).toEqual(['red', 'trimmed', 'barely']);
  expect(await idsFor({ discount: '50' })).toEqual([]);
  const { discounts } = await shop.api(listDynamicFilters, { query: { discount: '30' } });
  expect(discounts).toEqual([
    { percent: 10, count: 3 },
    { percent: 20, count: 3 },
    { percent: 30, count: 2 },
  ]);
});

test('a changed price changes the discount at once', async () => {
  await shop.db.updateTable('product').set({ price: 45_000 }).where('id', '=', 'full-price').execute();
  expect(await idsFor({ discount: '10', color: 'gold' })).toEqual(['full-price']);
  await shop.db.updateTable('product').set({ price: 50_000 }).where('id', '=', 'full-price').execute();
  expect(await idsFor({ discount: '10', color: 'gold' })).toEqual([]);
});

test('a craft narrows the list like any other group', async () => {
  expect(await idsFor({ craft: 'ajrakh' })).toEqual(['red']);
  expect(await idsFor({ craft: 'ajrakh,ikat', color: 'ivory' })).toEqual([]);
});
