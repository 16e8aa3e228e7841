import { expect, test } from 'vitest';
import { chartFrame } from './chart-frame.ts';

test('the axis starts at zero and ends at a round value above the highest', () => {
  const { yTicks, y, top, bottom } = chartFrame(600, [[120, 930], [1_040]]);
  expect(yTicks[0]).toBe(0);
  expect(y.domain()).toEqual([0, 1_200]);
  expect([y(0), y(1_200)]).toEqual([bottom, top]);
});

test('ninety days get as many labels as fit, always including today', () => {
  const { labelled } = chartFrame(360, [Array.from({ length: 90 }, () => 1)]);
  expect(labelled).toHaveLength(3);
  expect(labelled.at(-1)).toBe(89);
  expect(chartFrame(1_200, [Array.from({ length: 90 }, () => 1)]).labelled.length).toBeGreaterThan(10);
});

test('a missing value leaves a gap in the line', () => {
  expect(chartFrame(600, [[1, null, 2]]).pathOf([1, null, 2])).not.toContain('L');
});

test('the nearest point is found for any pointer position, also beyond both ends', () => {
  const { pointAt, x } = chartFrame(600, [[1, 2, 3]]);
  expect([pointAt(-5), pointAt(x(1) + 20), pointAt(10_000)]).toEqual([0, 1, 2]);
});

test('days without sales get an axis with one line, at nought', () => {
  const { y, yTicks } = chartFrame(600, [[0, 0]]);
  expect(y(0)).toBeGreaterThan(0);
  expect(yTicks).toEqual([0]);
});
