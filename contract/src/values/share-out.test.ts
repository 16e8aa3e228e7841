import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOut } from './share-out.ts';

test('the shares of a discount add up exactly, and no line gets more than it is worth', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 9_000_000_000 }), { minLength: 1, maxLength: 50 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (values, part) => {
        const total = values.reduce((sum, value) => sum + value, 0);
        const discount = Math.floor(total * part);
        const shares = shareOut(discount, values);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(discount);
        for (const [index, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(values[index] ?? 0);
        }
      },
    ),
  );
});

test('a discount is shared in proportion to value', () => {
  expect(shareOut(1_000, [10_000, 20_000])).toEqual([333, 667]);
  expect(shareOut(1_000, [0, 0])).toEqual([0, 0]);
});
