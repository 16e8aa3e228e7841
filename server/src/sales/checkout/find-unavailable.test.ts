import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { openPurchase } from '../../../testing/buy.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { guestKey } from './checkout.rules.ts';
import { findUnavailable } from './find-unavailable.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

test('of many who look at once each learns what is missing for them, but not who holds the last unit', async () => {
  const rare = await buildProduct(shop.db, { price: 250_000, stock: { M: 1 } });
  const plenty = await buildProduct(shop.db, { price: 250_000, stock: { M: 10 } });
  await openPurchase(shop, { lines: [{ _id: rare, size: 'M' }], amount: 2_500, guest: 'holder' });
  const look = (name: string, ...products: string[]) => {
    const { items, guestInfo } = buildOrderData(
      products.map((_id) => ({ _id, size: 'M' })),
      name,
    );
    return findUnavailable(shop.db, { items, buyerKey: guestInfo ? guestKey(guestInfo) : '' });
  };
  const looks = await Promise.all([
    look('late', rare, plenty),
    look('holder', rare),
    look('modest', plenty),
    look('later', rare),
  ]);
  const missing = looks.map((lines) => lines.map(({ _id, available }) => [_id, available]));
  expect(missing).toEqual([[[rare, 0]], [], [], [[rare, 0]]]);
});
