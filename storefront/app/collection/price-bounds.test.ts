import { expect, test } from 'vitest';
import { toBounds, toLimits } from './price-bounds.ts';

const spread = { from: 500, step: 100, counts: [3, 0, 1, 7] };

test('without limits the thumbs are at the ends, and a thumb at an end sets no limit', () => {
  const { bounds, lowest, highest, thumbStep } = toBounds(spread, [null, null]);
  expect([lowest, highest, thumbStep]).toEqual([500, 900, 50]);
  expect(bounds).toEqual([500, 900]);
  expect(toLimits(spread, bounds)).toEqual([null, null]);
  expect(toLimits(spread, [550, 900])).toEqual([550, null]);
});

test.each([
  [
    [100, 5_000],
    [500, 900],
  ],
  [
    [2_000, 5_000],
    [850, 900],
  ],
  [
    [null, 200],
    [500, 550],
  ],
] as const)('limits of %j outside the prices keep both thumbs on the track and apart', (limits, bounds) => {
  expect(toBounds(spread, limits).bounds).toEqual(bounds);
});
