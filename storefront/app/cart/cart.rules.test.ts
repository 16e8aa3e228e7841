import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addRejection,
  cartLines,
  countUnits,
  quantityOf,
  readStoredCart,
  setQuantity,
  withLineAt,
} from './cart.rules.ts';

const kurti = { _id: 'kurti', hasSize: true, stock: { S: 2, M: 0 } };
const dupatta = { _id: 'dupatta', hasSize: false, stock: 1 };

describe('adding to the cart', () => {
  test('requires a size for a sized product', () => {
    expect(addRejection({}, kurti, null)).toBe('Select Product Size');
  });

  test('is refused for a sold-out product or size', () => {
    expect(addRejection({}, kurti, 'M')).toBe('Out of stock');
    expect(addRejection({}, { ...dupatta, stock: 0 }, null)).toBe('Out of stock');
  });

  test('is refused beyond the available stock', () => {
    expect(addRejection({ kurti: { S: 1 } }, kurti, 'S')).toBeUndefined();
    expect(addRejection({ kurti: { S: 2 } }, kurti, 'S')).toBe(
      'Cannot add more. Only 2 available, 2 already in cart.',
    );
    expect(addRejection({ dupatta: { quantity: 1 } }, dupatta, null)).toBe(
      'Cannot add more. Only 1 available, 1 already in cart.',
    );
  });
});

test('quantity 0 removes the size, and the product once no sizes remain', () => {
  const cart = { kurti: { S: 1, M: 2 } };
  const without = setQuantity(cart, { productId: 'kurti', size: 'S', quantity: 0 });
  expect(without).toEqual({ kurti: { M: 2 } });
  expect(setQuantity(without, { productId: 'kurti', size: 'M', quantity: 0 })).toEqual({});
});

test('a changed line keeps its place, and a removed one can be put back there', () => {
  const cart = { kurti: { S: 1, M: 2 }, saree: { quantity: 1 } };
  const more = setQuantity(cart, { productId: 'kurti', size: 'S', quantity: 3 });
  expect(cartLines(more)).toEqual(cartLines({ kurti: { S: 3, M: 2 }, saree: { quantity: 1 } }));
  const removed = { productId: 'kurti', size: 'S', quantity: 1 };
  const without = setQuantity(cart, { ...removed, quantity: 0 });
  expect(cartLines(withLineAt(without, removed, 0))).toEqual(cartLines(cart));
});

test('a cart stored by an earlier version is read, and invalid entries are left out', () => {
  const stored = {
    a: 2,
    b: { default: 1 },
    c: { quantity: 3 },
    d: { M: 1, L: 0, XL: -1, S: 1.5 },
    e: 'x',
    f: null,
  };
  expect(readStoredCart(stored)).toEqual({
    a: { quantity: 2 },
    b: { quantity: 1 },
    c: { quantity: 3 },
    d: { M: 1 },
  });
  for (const nonsense of [null, undefined, 'cart', 7, []]) expect(readStoredCart(nonsense)).toEqual({});
});

const line = fc.record({
  productId: fc.constantFrom('a', 'b', 'c'),
  size: fc.constantFrom('S', 'M', null),
  quantity: fc.integer({ min: 0, max: 9 }),
});

test('whatever the sequence of changes, each line has its last quantity, and storing loses nothing', () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const cart = lines.reduce(setQuantity, {});
      for (const { productId, size } of lines) {
        const last = lines.findLast((other) => other.productId === productId && other.size === size);
        expect(quantityOf(cart, productId, size)).toBe(last?.quantity);
      }
      expect(cartLines(cart).every(({ quantity }) => quantity > 0)).toBe(true);
      expect(countUnits(cart)).toBe(cartLines(cart).reduce((sum, { quantity }) => sum + quantity, 0));
      expect(readStoredCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
    }),
  );
});
