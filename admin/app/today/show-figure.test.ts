import { noSums } from '@gulmohar/contract/admin/business.ts';
import { expect, test } from 'vitest';
import { changeOf, showFigure, showTick } from './show-figure.ts';

const week = { ...noSums, orders: 4, gross: 1_000_000, refunded: 200_000, returns: 1 };

test('figures are shown as rupees, numbers or percentages', () => {
  expect(showFigure('sales', week)).toBe('Rs. 8,000');
  expect(showFigure('averageOrder', week)).toBe('Rs. 2,000');
  expect(showFigure('returns', week)).toBe('25%');
});

test('the conversion rate is empty when no visits were counted', () => {
  expect(showFigure('conversion', week)).toBe('–');
  expect(changeOf('conversion', week, week)).toBeNull();
});

test('axis labels abbreviate lakhs', () => {
  expect(showTick('sales', 15_000_000)).toBe('₹1.5L');
});

test('rising sales are good, rising returns are bad', () => {
  const before = { ...week, gross: 600_000, orders: 8 };
  expect(changeOf('sales', week, before)).toEqual({ text: '100% more', isGood: true, isBad: false });
  expect(changeOf('returns', week, before)).toEqual({ text: '100% more', isGood: false, isBad: true });
  expect(changeOf('sales', week, noSums)).toBeNull();
});
