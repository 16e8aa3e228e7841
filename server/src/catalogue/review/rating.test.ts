import { expect, test } from 'vitest';
import { averageOf } from './rating.ts';

test.each([
  ['no reviews', [0, 0, 0, 0, 0], 0],
  ['one of four stars', [0, 0, 0, 1, 0], 4],
  ['4.25, rounded half up', [0, 0, 0, 3, 1], 4.3],
  ['4.99, which is not perfect', [0, 0, 0, 1, 99], 4.9],
  ['only five stars', [0, 0, 0, 0, 7], 5],
  ['one star each', [2, 0, 0, 0, 0], 1],
])('a shopper reads an average with one decimal: %s', (_what, stars, average) => {
  expect(averageOf(stars)).toBe(average);
});
