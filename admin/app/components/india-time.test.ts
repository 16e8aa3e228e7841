import { expect, test } from 'vitest';
import { instantOf, localTimeOf, showDate, showMonth } from './india-time.ts';

test('times are shown and entered in Indian time, whatever the browser’s time zone', () => {
  expect(localTimeOf('2026-11-21T20:35:00.000Z')).toBe('2026-11-22T02:05');
  expect(instantOf('2026-11-22T02:05')).toBe('2026-11-21T20:35:00.000Z');
  expect(localTimeOf(null)).toBe('');
  expect(instantOf('')).toBeNull();
});

test('dates and months without a time are shown as they are', () => {
  expect(showDate('2026-11-02')).toBe('2 Nov 2026');
  expect(showMonth('2026-11')).toBe('November 2026');
});
