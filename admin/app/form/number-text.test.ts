import { expect, test } from 'vitest';
import { digitsError, numberError, numberOf } from './number-text.ts';

test.each([
  ['12', 12],
  [' 1 000 ', 1_000],
  ['-3', -3],
  ['−3', -3],
  ['', null],
  ['12.5', Number.NaN],
  ['1e3', Number.NaN],
  ['12a', Number.NaN],
])('a whole-number field reads %j as %s', (text, value) => {
  expect(numberOf(text, { isWhole: true })).toBe(value);
});

test.each([
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['1,299', Number.NaN],
  ['0x1f', Number.NaN],
  ['Infinity', Number.NaN],
  ['ten', Number.NaN],
])('a decimal field reads %j as %s', (text, value) => {
  expect(numberOf(text, { isWhole: false })).toBe(value);
});

test('letters are reported while typing; an empty field and a valid number are not', () => {
  expect(numberError('2o', { isWhole: true })).toBe('A whole number, in digits only');
  expect(numberError('abc', { isWhole: false })).toBe('A number, such as 12.5');
  expect(numberError('', { isWhole: true })).toBeUndefined();
  expect(numberError('20', { isWhole: true })).toBeUndefined();
});

test('a digits-only code may be incomplete and contain spaces, but no letters', () => {
  for (const text of ['', '6', '6204', '123 456']) expect(digitsError(text)).toBeUndefined();
  for (const text of ['62o4', '1.5', '-3', '６２०']) expect(digitsError(text)).toBe('Digits only');
});
