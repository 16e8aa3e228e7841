import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountError, paiseOf, rupeesOf } from './money-text.ts';

test.each([
  ['1299', 129_900],
  ['1,299.5', 129_950],
  ['Rs. 1,29,999', 12_999_900],
  ['₹ 0.05', 5],
  // Typed on the way to an amount with decimals.
  ['149.', 14_900],
  ['', null],
  ['12.345', Number.NaN],
  ['-5', Number.NaN],
  ['abc', Number.NaN],
])('%j is parsed as an amount in rupees', (text, paise) => {
  expect(paiseOf(text)).toBe(paise);
});

test('every amount survives formatting and parsing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_99 }), (paise) => {
      expect(paiseOf(rupeesOf(paise))).toBe(paise);
    }),
  );
});

test('letters are reported while typing; an empty field and a valid amount are not', () => {
  expect(amountError('12x')).toBe('An amount in rupees, such as 1299 or 149.50');
  expect(amountError('')).toBeUndefined();
  expect(amountError('1,299')).toBeUndefined();
});
