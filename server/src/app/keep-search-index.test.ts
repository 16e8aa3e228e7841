import { expect, test } from 'vitest';
import { isKeepingDue } from './keep-search-index.ts';

const now = new Date('2026-11-23T06:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test.each([
  ['after the start, when none could be used', undefined, 0, true],
  ['not when nothing changed', ago(59), 0, false],
  ['not for a few changes, which the next start reads', ago(59), 999, false],
  ['when a thousand products changed', ago(59), 1_000, true],
  ['not when it was written just now', ago(9), 5_000, false],
  ['before the records of what changed since are forgotten', ago(360), 0, true],
])('the search index is written %s', (_, at, changes, isDue) => {
  expect(isKeepingDue({ at, changes: 7 }, 7 + changes, now)).toBe(isDue);
});
