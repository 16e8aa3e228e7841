import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountError, paiseOf, rupeesOf } from './money-text.ts';

test('an empty field is no amount, and one that cannot be read is no number', () => {
  expect(paiseOf('1,299.5')).toBe(129_950);
  expect(paiseOf(' ')).toBeNull();
  expect(paiseOf('1299,50')).toBeNaN();
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
