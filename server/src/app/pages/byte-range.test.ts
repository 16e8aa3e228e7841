import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { partOf, readByteRange } from './byte-range.ts';

test.each([
  ['bytes=0-1', { from: 0, to: 1 }],
  ['bytes=4-', { from: 4, to: 9 }],
  ['bytes=4-99', { from: 4, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=-99', { from: 0, to: 9 }],
  ['bytes=10-', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  [undefined, undefined],
])('of ten bytes, “%s” asks for %o', (header, expected) => {
  expect(readByteRange(header, 10)).toEqual(expected);
});

test.each([
  [{ from: 0, to: 1 }, 'ab'],
  [{ from: 2, to: 5 }, 'cdef'],
  [{ from: 3, to: 9 }, 'defghij'],
])('the part %o of a file in three pieces is %s', async (range, expected) => {
  const pieces = Readable.from(['abcd', 'ef', 'ghij'].map((piece) => Buffer.from(piece)));
  expect(await text(partOf(pieces, range))).toBe(expected);
});
