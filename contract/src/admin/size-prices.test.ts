import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargedFor, settlePrices } from './size-prices.ts';

const paise = fc.integer({ min: 100, max: 500_000 });
const own = fc.record({
  size: fc.string({ minLength: 1, maxLength: 3 }),
  price: fc.option(paise),
  mrp: fc.option(fc.oneof(paise, fc.constant(0))),
});
const product = fc.record({ price: paise, mrp: fc.option(paise) });

test('however an admin enters prices of sizes, each size costs what was entered', () => {
  fc.assert(
    fc.property(product, fc.array(own, { minLength: 1, maxLength: 8 }), (entered, sizes) => {
      const settled = settlePrices(entered, sizes);
      expect(settled.sizes.map((size) => chargedFor(settled, size))).toEqual(
        sizes.map((size) => chargedFor(entered, size)),
      );
    }),
  );
});

test('a product’s price is that of its cheapest size, which has none of its own', () => {
  fc.assert(
    fc.property(product, fc.array(own, { minLength: 1, maxLength: 8 }), (entered, sizes) => {
      const settled = settlePrices(entered, sizes);
      const charged = settled.sizes.map((size) => chargedFor(settled, size));
      expect(settled.price).toBe(Math.min(...charged.map(({ price }) => price)));
      expect(settled.sizes.some(({ price, mrp }) => price === null && mrp === null)).toBe(true);
      expect(settlePrices(settled, settled.sizes)).toEqual(settled);
    }),
  );
});

test('a product without sizes keeps its price', () => {
  const settled = settlePrices({ price: 90_000, mrp: null }, [{ price: null, mrp: null }]);
  expect(settled).toEqual({ price: 90_000, mrp: null, sizes: [{ price: null, mrp: null }] });
});
