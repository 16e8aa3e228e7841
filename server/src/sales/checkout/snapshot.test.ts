import { expect, test } from 'vitest';
import { lineDiscounts } from './snapshot.ts';

const line = {
  variantId: 1,
  productId: 'kurti',
  name: 'Kurti',
  size: null,
  picture: null,
  unitPrice: 10_000,
  quantity: 1,
  mrp: null,
};
const totals = { subtotal: 30_000, discount: 1_000, shipping: 0, total: 29_000 };

test('a checkout that stores its discount per line keeps to it', () => {
  const lines = [
    { ...line, discount: 0 },
    { ...line, quantity: 2, discount: 1_000 },
  ];
  expect(lineDiscounts({ lines, totals })).toEqual([0, 1_000]);
});

test('an older checkout without discounts per line spreads its discount over all lines', () => {
  const lines = [line, { ...line, quantity: 2 }];
  expect(lineDiscounts({ lines, totals })).toEqual([333, 667]);
});
