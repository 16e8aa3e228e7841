import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paiseOf, rupeesOf } from './money-text.ts';

test.each([
  ['1299', 129_900],
  ['1,299.5', 129_950],
  ['Rs. 1,29,999', 12_999_900],
  ['₹ 0.05', 5],
  ['', null],
  ['12.345', Number.NaN],
  ['-5', Number.NaN],
  ['abc', Number.NaN],
])('the owner types %j', (text, paise) => {
  expect(paiseOf(text)).toBe(paise);
});

test('every amount is typed back to itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_99 }), (paise) => {
      expect(paiseOf(rupeesOf(paise))).toBe(paise);
    }),
  );
});
