import { expect, test } from 'vitest';
import { isBackupDue } from './due.rules.ts';

/** 02:30 in India is 21:00 UTC on the previous day. */
const at = (time: string) => new Date(`2026-11-22T${time}Z`);

test.each([
  ['none was ever made', undefined, [], at('12:00:00'), true],
  ['the time has not come since the last one', at('10:00:00'), [at('10:00:00')], at('20:59:59'), false],
  ['the time has come', at('10:00:00'), [at('10:00:00')], at('21:00:00'), true],
  ['it was made when the time came', at('21:00:01'), [at('21:00:01')], at('23:59:59'), false],
  ['it failed half an hour ago', at('10:00:00'), [at('21:00:00')], at('21:30:00'), false],
  ['it failed an hour ago', at('10:00:00'), [at('21:00:00')], at('22:00:00'), true],
  ['it failed twice', at('10:00:00'), [at('21:00:00'), at('22:00:00')], at('23:00:00'), true],
])('whether the backup scheduled for 02:30 is due: %s', (_case, lastAt, tries, now, isDue) => {
  expect(isBackupDue('02:30', { lastAt, tries }, now)).toBe(isDue);
});

test('a backup that keeps failing is tried three times a day, not every hour', () => {
  const tries: Date[] = [];
  for (let minutes = 0; minutes < 2 * 24 * 60; minutes += 10) {
    const now = new Date(at('21:00:00').getTime() + minutes * 60_000);
    if (isBackupDue('02:30', { lastAt: at('10:00:00'), tries }, now)) tries.push(now);
  }
  expect(tries.map((time) => time.toISOString().slice(8, 16))).toEqual([
    '22T21:00',
    '22T22:00',
    '22T23:00',
    '23T21:00',
    '23T22:00',
    '23T23:00',
  ]);
});
