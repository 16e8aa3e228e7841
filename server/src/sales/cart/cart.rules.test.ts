import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { VariantOnSale } from '../../catalogue/product/find-variants.ts';
import { mergeCarts, toCartData } from './cart.rules.ts';

const sizes = ['S', 'M', 'L'];

function onSale(available: readonly number[]): VariantOnSale[] {
  return sizes.map((size, index) => ({
    variant_id: index + 1,
    product_id: 'kurti',
    product_name: 'Kurti',
    has_size: true,
    size,
    available: available[index] ?? 0,
  }));
}

const three = (max: number) => fc.array(fc.nat(max), { minLength: 3, maxLength: 3 });

test('a merged line has the larger quantity, capped at the stock, and merging again changes nothing', () => {
  fc.assert(
    fc.property(three(60), three(60), three(120), (browser, server, stock) => {
      const stored = { kurti: Object.fromEntries(sizes.map((size, index) => [size, browser[index] ?? 0])) };
      const kept = new Map(
        server.flatMap((quantity, index) => (quantity ? [[index + 1, quantity] as const] : [])),
      );
      const merged = mergeCarts(stored, kept, onSale(stock));
      for (const { variant_id, quantity } of merged) {
        const larger = Math.max(browser[variant_id - 1] ?? 0, kept.get(variant_id) ?? 0);
        expect(quantity).toBe(Math.min(larger, stock[variant_id - 1] ?? 0, 99));
        expect(quantity).toBeGreaterThan(0);
      }
      const after = new Map([...kept, ...merged.map((line) => [line.variant_id, line.quantity] as const)]);
      expect(mergeCarts(stored, after, onSale(stock))).toEqual(merged);
    }),
  );
});

test('a product that is not on sale is dropped when carts are merged', () => {
  const stored = { kurti: { M: 2 }, other: 3 };
  expect(mergeCarts(stored, new Map(), onSale([1, 9, 1]))).toEqual([{ variant_id: 2, quantity: 2 }]);
});

test('cart lines are returned as the specification’s nested map', () => {
  const cart = toCartData([
    { product_id: 'kurti', size: 'M', quantity: 2 },
    { product_id: 'dupatta', size: null, quantity: 1 },
    { product_id: 'kurti', size: 'L', quantity: 1 },
  ]);
  expect(cart).toEqual({ kurti: { M: 2, L: 1 }, dupatta: { quantity: 1 } });
});
