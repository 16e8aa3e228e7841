import { expect, test } from 'vitest';
import { strengthOf } from './strength.rules.ts';

test.each([
  ['', 0],
  ['abc', 0],
  ['Ab1', 1],
  ['abcdef', 1],
  ['abcdefgh', 2],
  ['Abcdefgh', 3],
  ['Abcdef12', 4],
  ['साड़ी-2026', 3],
])('the meter rates the password %j with a strength of %i', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
