import { ApiError, createClient } from '@gulmohar/contract/api/client.ts';
import { expect, test } from 'vitest';
import { loadHome } from './load-home.ts';

const saree = { _id: 'saree', name: 'Saree', price: 999, image: ['/saree.webp'], stock: 3 };
const category = { name: 'category', values: [{ value: 'Sarees' }] };

/** A shop that has one saree and cannot answer these calls. */
function shopWithout(...failing: string[]) {
  return createClient(async ({ url }) => {
    if (failing.some((path) => url.startsWith(`/api${path}`))) return { status: 500, body: undefined };
    return { status: 200, body: { products: [saree], bestsellers: [saree], filters: [category] } };
  });
}

test('home has the newest, the best sellers and a picture for each category', async () => {
  const home = await loadHome(shopWithout());
  expect(home.latest?.map(({ _id }) => _id)).toEqual(['saree']);
  expect(home.bestsellers?.map(({ _id }) => _id)).toEqual(['saree']);
  expect(home.tiles).toEqual([{ category: 'Sarees', picture: '/saree.webp' }]);
});

test('a list that cannot be loaded differs from an empty one, and the rest is there', async () => {
  const withoutLatest = await loadHome(shopWithout('/product/latest'));
  expect(withoutLatest.latest).toBeUndefined();
  expect(withoutLatest.bestsellers).toHaveLength(1);
  const withoutBest = await loadHome(shopWithout('/product/bestsellers'));
  expect(withoutBest.bestsellers).toBeUndefined();
  expect(withoutBest.latest).toHaveLength(1);
});

test('without even the categories it is no home page', async () => {
  await expect(loadHome(shopWithout('/filter'))).rejects.toThrow(ApiError);
});
