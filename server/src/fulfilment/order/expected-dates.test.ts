import { expect, test } from 'vitest';
import { formatDays } from '../../platform/mail/format-day.ts';
import { addBusinessDays, expectedOfNewOrder } from './expected-dates.ts';

test('business days skip weekends by the calendar of India', () => {
  // A Friday evening in UTC is a Saturday in India.
  const friday = new Date('2026-11-20T10:00:00Z');
  const saturday = new Date('2026-11-20T20:00:00Z');
  expect(addBusinessDays(friday, 1).toISOString()).toBe('2026-11-23T10:00:00.000Z');
  expect(addBusinessDays(saturday, 1).toISOString()).toBe('2026-11-22T20:00:00.000Z');
});

test('an order placed on a Monday leaves by Thursday and arrives the week after', () => {
  const { leavesBy, arrives } = expectedOfNewOrder(new Date('2026-11-23T06:00:00Z'));
  expect(leavesBy.toISOString().slice(0, 10)).toBe('2026-11-26');
  expect(formatDays(arrives)).toBe('2 December 2026 to 7 December 2026');
});

test('without promised dates, an order of something made to order leaves and arrives as much later', () => {
  const { leavesBy, arrives } = expectedOfNewOrder(new Date('2026-11-23T06:00:00Z'), 5);
  expect(leavesBy.toISOString().slice(0, 10)).toBe('2026-12-03');
  expect(formatDays(arrives)).toBe('9 December 2026 to 14 December 2026');
});
