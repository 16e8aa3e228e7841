import { expect, test } from 'vitest';
import { isGstin } from './tax-numbers.ts';

test.each([
  '27AAPFU0939F1ZV',
  '29AAGCB7383J1Z4',
  '12GEOPS0823BBZH',
  // The demo shop's.
  '08AABCG4821M1ZH',
])('%s is a GSTIN', (gstin) => {
  expect(isGstin(gstin)).toBe(true);
});

test.each([
  ['a wrong check character', '08AABCG4821M1Z6'],
  ['a mistyped digit', '27AAPFU0938F1ZV'],
  ['a mistyped state', '29AAPFU0939F1ZV'],
  ['two neighbours swapped', '27AAPFU0993F1ZV'],
  ['small letters', '27aapfu0939f1zv'],
  ['a character too few', '27AAPFU0939F1Z'],
  ['nothing', ''],
])('%s is no GSTIN: %j', (_, text) => {
  expect(isGstin(text)).toBe(false);
});

test('any other last character than the one that fits is refused', () => {
  const endings = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  expect(endings.filter((last) => isGstin(`08AABCG4821M1Z${last}`))).toEqual(['H']);
});
