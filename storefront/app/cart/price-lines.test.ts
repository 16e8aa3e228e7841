import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { expect, test } from 'vitest';
import { priceLines } from './price-lines.ts';

const saree = { _id: 'saree', price: 2_499, hasSize: false, stock: 2 } as Product;
const line = { productId: 'saree', size: null, quantity: 1 };

test('a cart is priced at the shop’s current prices', () => {
  const cart = priceLines([line], { requestedIds: ['saree'], products: [saree] });
  expect(cart).toMatchObject({ subtotal: 249_900, hasProblem: false, isIncomplete: false });
});

test('lines above the stock or with a withdrawn product are marked as a problem', () => {
  const over = priceLines([{ ...line, quantity: 3 }], { requestedIds: ['saree'], products: [saree] });
  expect(over.lines[0]?.problem).toBe('over');
  const withdrawn = priceLines([line], { requestedIds: ['saree'], products: [] });
  expect(withdrawn).toMatchObject({ subtotal: 0, hasProblem: true });
  expect(withdrawn.lines[0]?.problem).toBe('unavailable');
});

test('a sold-out line is not part of the total', () => {
  const soldOut = { ...saree, _id: 'kurti', stock: 0 };
  const cart = priceLines([line, { ...line, productId: 'kurti' }], {
    requestedIds: ['saree', 'kurti'],
    products: [saree, soldOut],
  });
  expect(cart).toMatchObject({ subtotal: 249_900, hasProblem: true });
});

test('a line that was just added is not mistaken for a withdrawn product', () => {
  const added = { productId: 'kurti', size: 'M', quantity: 1 };
  const cart = priceLines([line, added], { requestedIds: ['saree'], products: [saree] });
  expect(cart).toMatchObject({ hasProblem: false, isIncomplete: true });
  expect(cart.lines.map(({ productId }) => productId)).toEqual(['saree']);
});
