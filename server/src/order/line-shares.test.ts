import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paidForLines } from './line-shares.ts';

const line = fc.record({
  unit_price: fc.integer({ min: 0, max: 90_000_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
});

test('what was paid for the lines adds up to subtotal less discount to the paisa, and no line costs less than nothing', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 50 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (lines, part) => {
        const subtotal = lines.reduce((sum, { unit_price, quantity }) => sum + unit_price * quantity, 0);
        const discount = Math.floor(subtotal * part);
        const paid = paidForLines(lines, discount);
        expect(paid.reduce((sum, amount) => sum + amount, 0)).toBe(subtotal - discount);
        for (const [index, amount] of paid.entries()) {
          const value = (lines[index]?.unit_price ?? 0) * (lines[index]?.quantity ?? 0);
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(value);
        }
      },
    ),
  );
});

test('a discount is shared by value', () => {
  const lines = [
    { unit_price: 10_000, quantity: 1 },
    { unit_price: 10_000, quantity: 2 },
  ];
  expect(paidForLines(lines, 1_000)).toEqual([9_667, 19_333]);
});
