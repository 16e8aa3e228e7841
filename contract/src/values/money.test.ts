import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRupeeSign, formatRupees, paiseToRupees, parseRupees, rupeesToPaise } from './money.ts';

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

test.each([
  ['1299', 129_900],
  ['1,299.5', 129_950],
  ['1,29,999.00', 12_999_900],
  ['129,999', 12_999_900],
  ['Rs. 1,299/-', 129_900],
  ['rs1299', 129_900],
  ['INR 12,34,56,789', 12_345_678_900],
  ['₹\u00a00.05', 5],
  // Typed on the way to an amount with decimals.
  ['149.', 14_900],
])('%j is read as an amount in rupees', (text, paise) => {
  expect(parseRupees(text)).toBe(paise);
});

test.each([
  '1299,50',
  '1.299,00',
  '1,2999',
  '12,99',
  ',299',
  '1,,299',
  '1,29,99,9',
  '1,299,99',
  '12.345',
  '-5',
  '−5',
  '(5)',
  '1e3',
  '1 299',
  '0x1F',
  'abc',
  '',
  ' ',
  '.',
  '1234567890',
  '१२९९',
])('%j is refused rather than read as another amount', (text) => {
  expect(parseRupees(text)).toBeUndefined();
});

test('amounts as the shop shows them are read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (paise) => {
      expect(parseRupees(formatRupees(paise))).toBe(paise);
      expect(parseRupees(formatRupeeSign(paise))).toBe(paise);
    }),
  );
});
