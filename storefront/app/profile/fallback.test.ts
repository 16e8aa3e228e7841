import { expect, test } from 'vitest';
import { joinMonth, statsOf } from './fallback.ts';

test('without figures from the server the profile shows those of the specification', () => {
  expect(statsOf({})).toEqual({ totalOrders: 12, totalSpent: 1250, wishlistItems: 8 });
  expect(joinMonth({})).toBe('January 2023');
});

test('figures from the server are shown unchanged, and the join month is the one in India', () => {
  const stats = { totalOrders: 0, totalSpent: 0, wishlistItems: 0 };
  expect(statsOf({ stats })).toBe(stats);
  expect(joinMonth({ joinDate: '2026-02-28T20:00:00.000Z' })).toBe('March 2026');
});
