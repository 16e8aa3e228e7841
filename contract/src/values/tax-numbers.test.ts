import { expect, test } from 'vitest';
import { buyerGstin, gstinComplaint, isGstin, isGstinOfState } from './tax-numbers.ts';

test.each([
  '27AAPFU0939F1ZV',
  '29AAGCB7383J1Z4',
  '12GEOPS0823BBZH',
  // The demo shop's GSTIN.
  '08AABCG4821M1ZH',
])('%s is a valid GSTIN', (gstin) => {
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
])('%s is not a valid GSTIN: %j', (_, text) => {
  expect(isGstin(text)).toBe(false);
});

test('only the correct check character is accepted', () => {
  const endings = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  expect(endings.filter((last) => isGstin(`08AABCG4821M1Z${last}`))).toEqual(['H']);
});

test.each([
  ['27AAPFU0939F1Z', 'A GSTIN has 15 characters; this one has 14'],
  ['27AAPFU0939F1XV', 'This does not look like a GSTIN, for example 27AAPFU0939F1ZV'],
  // The former code of Andhra Pradesh, and one that never existed.
  ['28AAPFU0939F1ZT', 'No state has the code 28, which this GSTIN begins with'],
  ['99AAPFU0939F1ZI', 'No state has the code 99, which this GSTIN begins with'],
  ['27AAPFU0938F1ZV', 'Please check this GSTIN: its last character does not match the others'],
  ['27AAPFU0939F1ZV', undefined],
])('a buyer is told what is wrong with %s', (text, complaint) => {
  expect(gstinComplaint(text)).toBe(complaint);
});

test('a GSTIN is accepted in lower case and with spaces', () => {
  expect(buyerGstin.parse(' 27 aapfu0939f 1zv ')).toBe('27AAPFU0939F1ZV');
});

test('changing any single character of a GSTIN is detected', () => {
  const endings = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const changed = [...'27AAPFU0939F1ZV'].flatMap((before, place, all) =>
    endings.filter((other) => other !== before).map((other) => all.with(place, other).join('')),
  );
  expect(changed.filter((text) => gstinComplaint(text) === undefined)).toEqual([]);
});

test('a GSTIN belongs to the state of its first two digits, however the state is spelt', () => {
  expect(isGstinOfState('27AAPFU0939F1ZV', 'Maharashtra')).toBe(true);
  expect(isGstinOfState('27AAPFU0939F1ZV', 'maharastra')).toBe(true);
  expect(isGstinOfState('27AAPFU0939F1ZV', 'Karnataka')).toBe(false);
  expect(isGstinOfState('27AAPFU0939F1ZV', 'Atlantis')).toBe(false);
});
