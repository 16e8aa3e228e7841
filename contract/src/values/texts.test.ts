import { expect, test } from 'vitest';
import { cutText, storable } from './texts.ts';

test('a text is never cut in the middle of a character', () => {
  expect(cutText('Ravi', 4)).toBe('Ravi');
  expect(cutText('Ravi Kumar', 4)).toBe('Ravi');
  expect(cutText('Ravi🎁', 5)).toBe('Ravi');
  expect(cutText('Ravi🎁', 6)).toBe('Ravi🎁');
});

test('characters the database cannot store are removed from every text and key, and nothing else changes', () => {
  expect(storable({ 'a\0': ['b\0', { c: 'd\ud800' }], e: 1, f: null, g: '🎁' })).toEqual({
    a: ['b', { c: 'd\ufffd' }],
    e: 1,
    f: null,
    g: '🎁',
  });
});
