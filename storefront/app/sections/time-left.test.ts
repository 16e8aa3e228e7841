import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const end = new Date('2026-11-08T18:30:00Z');

test.each([
  ['2026-11-06T14:30:00Z', '2 days 4 hours'],
  ['2026-11-07T17:30:00Z', '1 day 1 hour'],
  ['2026-11-08T14:17:30Z', '4 hours 13 minutes'],
  ['2026-11-08T18:29:59Z', '0 hours 1 minute'],
  ['2026-11-08T18:30:00Z', undefined],
])('at %s a shopper reads how much time is left: %s', (now, text) => {
  expect(timeLeft(end, new Date(now))).toBe(text);
});
