import { expect, test } from 'vitest';
import { cutText, storable } from './texts.ts';

test('a text is cut before a character that does not fit as a whole', () => {
  expect(cutText('Ravi', 4)).toBe('Ravi');
  expect(cutText('Ravi Kumar', 4)).toBe('Ravi');
  expect(cutText('Ravi🎁', 5)).toBe('Ravi');
  expect(cutText('Ravi🎁', 6)).toBe('Ravi🎁');
});

test('what no database stores is taken out of every text, keys too, and nothing else changes', () => {
  expect(storable({ 'a\0': ['b\0', { c: 'd\ud800' }], e: 1, f: null, g: '🎁' })).toEqual({
    a: ['b', { c: 'd\ufffd' }],
    e: 1,
    f: null,
    g: '🎁',
  });
});
