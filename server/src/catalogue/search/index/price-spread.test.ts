import { expect, test } from 'vitest';
import { spreadPrices } from './price-spread.ts';

test('a shopper sees how many products are in each price step, in steps of a round amount', () => {
  expect(spreadPrices([24_900, 29_900, 30_000, 44_999])).toEqual({
    from: 200,
    step: 50,
    counts: [1, 1, 1, 0, 1],
  });
});

test.each([
  [249, 8_999, 500],
  [100, 1_299, 50],
  [0, 9_99_999, 50_000],
])('prices from Rs. %d to Rs. %d need at most 24 bars of Rs. %d each', (lowest, highest, step) => {
  const spread = spreadPrices([lowest * 100, highest * 100]);
  expect(spread.step).toBe(step);
  expect(spread.counts.length).toBeLessThanOrEqual(24);
  expect(spread.from).toBeLessThanOrEqual(lowest);
  expect(spread.from + spread.counts.length * step).toBeGreaterThan(highest);
});

test('no products give no bars, and a single price gives one', () => {
  expect(spreadPrices([]).counts).toEqual([]);
  expect(spreadPrices([99_900, 99_900])).toEqual({ from: 950, step: 50, counts: [2] });
});
