import { expect, test } from 'vitest';
import { dueDates, periodGroups, periodName } from './period-names.ts';

test('periods have the names accountants use', () => {
  expect(['2026-11', '2026-Q4', '2027-Q1', '2026-10-IFF'].map(periodName)).toEqual([
    'November 2026',
    'October to December 2026',
    'January to March 2027',
    'October 2026, businesses only (IFF)',
  ]);
});

test('quarters are listed with the IFF periods of their first two months', () => {
  expect(periodGroups(['2027-01', '2026-12', '2026-11']).map(({ periods }) => periods)).toEqual([
    ['2027-01', '2026-12', '2026-11'],
    ['2027-Q1', '2026-Q4'],
    ['2027-01-IFF', '2026-11-IFF'],
  ]);
});

test('a return is due in the month after its period', () => {
  expect(dueDates('2026-12', '2027-01-01')).toBe('GSTR-1 is due by 11 January, GSTR-3B by 20 January');
});
