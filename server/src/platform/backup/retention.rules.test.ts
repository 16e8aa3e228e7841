import { expect, test } from 'vitest';
import { backupName } from './backup-name.ts';
import { expendable } from './retention.rules.ts';

const on = (day: string, hour = '21') => backupName(new Date(`2026-${day}T${hour}:00:00Z`), true);

test('the newest backup of each recent day and week is kept, and the rest is removed', () => {
  // The 16th and the 23rd are Mondays.
  const names = ['11-09', '11-15', '11-16', '11-22', '11-23', '11-24'].map((day) => on(day));
  expect(expendable(names, { days: 2, weeks: 3 })).toEqual([on('11-16'), on('11-09')]);
  expect(expendable([...names, on('11-24', '09')], { days: 3, weeks: 0 })).toEqual([
    on('11-24', '09'),
    on('11-16'),
    on('11-15'),
    on('11-09'),
  ]);
});

test('days without a backup do not count, and the newest backup is always kept', () => {
  expect(expendable([on('01-01'), on('03-01')], { days: 2, weeks: 0 })).toEqual([]);
  expect(expendable([on('01-01'), on('03-01')], { days: 0, weeks: 0 })).toEqual([on('01-01')]);
});

test('the last backup that was verified is kept, however many unverified ones were made after it', () => {
  const names = ['11-09', '11-10', '11-22', '11-23', '11-24'].map((day) => on(day));
  expect(expendable(names, { days: 2, weeks: 0 }, on('11-10'))).toEqual([on('11-22'), on('11-09')]);
});

test('other files in the folder are not touched', () => {
  expect(expendable(['notes.txt', 'gulmohar-old.tar.zst', on('11-24')], { days: 1, weeks: 0 })).toEqual([]);
});
