import { expect, test } from 'vitest';
import { instantOf, localTimeOf } from './india-time.ts';

test('the owner reads and types the time of India, wherever the browser is', () => {
  expect(localTimeOf('2026-11-21T20:35:00.000Z')).toBe('2026-11-22T02:05');
  expect(instantOf('2026-11-22T02:05')).toBe('2026-11-21T20:35:00.000Z');
  expect(localTimeOf(null)).toBe('');
  expect(instantOf('')).toBeNull();
});
