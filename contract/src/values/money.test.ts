import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRupeeSign, formatRupees, paiseToRupees, rupeesToPaise } from './money.ts';

test('prices use Indian digit grouping and show paise only if there are any', () => {
  expect(formatRupees(12_999_900)).toBe('Rs. 1,29,999');
  expect(formatRupees(129_950)).toBe('Rs. 1,299.50');
  expect(formatRupeeSign(129_900)).toBe('₹1,299');
});

test('every amount in paise survives conversion to rupees and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (paise) => {
      expect(rupeesToPaise(paiseToRupees(paise))).toBe(paise);
    }),
  );
});

test('an amount finer than a paisa is not converted', () => {
  for (const rupees of [0.001, 10.005, Number.NaN, Number.POSITIVE_INFINITY, 1e300]) {
    expect(rupeesToPaise(rupees)).toBeUndefined();
  }
});
