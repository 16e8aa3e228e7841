import { expect, test } from 'vitest';
import { isBackupDue } from './due.rules.ts';

/** 02:30 in India is 21:00 UTC on the previous day. */
const at = (time: string) => new Date(`2026-11-22T${time}Z`);

test.each([
  ['none was ever made', undefined, undefined, at('12:00:00'), true],
  ['the time has not come since the last one', at('10:00:00'), at('10:00:00'), at('20:59:59'), false],
  ['the time has come', at('10:00:00'), at('10:00:00'), at('21:00:00'), true],
  ['it was made when the time came', at('21:00:01'), at('21:00:01'), at('23:59:59'), false],
  ['it failed half an hour ago', at('10:00:00'), at('21:00:00'), at('21:30:00'), false],
  ['it failed an hour ago', at('10:00:00'), at('21:00:00'), at('22:00:00'), true],
])('whether the backup scheduled for 02:30 is due: %s', (_case, lastAt, triedAt, now, isDue) => {
  expect(isBackupDue('02:30', { lastAt, triedAt }, now)).toBe(isDue);
});
