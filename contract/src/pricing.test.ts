import fc from 'fast-check';
import { expect, test } from 'vitest';
import { missingForFreeShipping, priceCart } from './pricing.ts';
import { FREE_SHIPPING_FROM, SHIPPING_FEE } from './shop-rules.ts';

const line = fc.record({
  unitPrice: fc.integer({ min: 1, max: 900_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
});

test('a cart below Rs. 2,000 pays Rs. 100 for delivery', () => {
  expect(priceCart([{ unitPrice: 199_999, quantity: 1 }])).toEqual({
    subtotal: 199_999,
    shipping: 10_000,
    total: 209_999,
  });
});

test('from exactly Rs. 2,000 delivery is free', () => {
  expect(priceCart([{ unitPrice: 100_000, quantity: 2 }])).toEqual({
    subtotal: 200_000,
    shipping: 0,
    total: 200_000,
  });
});

test('an empty cart costs nothing', () => {
  expect(priceCart([])).toEqual({ subtotal: 0, shipping: 0, total: 0 });
});

test('whatever is in the cart, the total is whole paise and the sum of its parts', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 50 }), (lines) => {
      const { subtotal, shipping, total } = priceCart(lines);
      expect(subtotal).toBe(lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0));
      expect(total).toBe(subtotal + shipping);
      expect(Number.isSafeInteger(total)).toBe(true);
      expect(shipping).toBe(subtotal >= FREE_SHIPPING_FROM ? 0 : SHIPPING_FEE);
    }),
  );
});

test('adding what the hint asks for makes delivery free', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: FREE_SHIPPING_FROM - 1 }), (subtotal) => {
      const added = missingForFreeShipping(subtotal);
      expect(priceCart([{ unitPrice: subtotal + added, quantity: 1 }]).shipping).toBe(0);
      expect(priceCart([{ unitPrice: subtotal + added - 1, quantity: 1 }]).shipping).toBe(SHIPPING_FEE);
    }),
  );
});
