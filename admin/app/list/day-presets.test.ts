import { expect, test } from 'vitest';
import { daysOf } from './day-presets.ts';
import { isSameView, viewOf } from './view-query.ts';

/** 1:30 am on 1 March in India, but still February in London. */
const NOW = new Date('2027-02-28T20:00:00Z');

test.each([
  ['days=today', { from: '2027-03-01', to: '2027-03-01' }],
  ['days=yesterday', { from: '2027-02-28', to: '2027-02-28' }],
  ['days=last-7', { from: '2027-02-23', to: '2027-03-01' }],
  ['days=this-month', { from: '2027-03-01', to: '2027-03-01' }],
  ['days=last-month', { from: '2027-02-01', to: '2027-02-28' }],
  ['days=range&from=2027-01-05', { from: '2027-01-05' }],
  ['days=range&from=soon&to=2027-13-45', {}],
  ['days=nonsense&from=2027-01-05', {}],
  ['', {}],
])('a list address with %s selects calendar days in India', (address, days) => {
  expect(daysOf(new URLSearchParams(address), NOW)).toEqual(days);
});

test('a saved view ignores the order of its filters and any search text', () => {
  expect(isSameView('state=all&payment=cod', 'payment=cod&state=all&q=asha')).toBe(true);
  expect(isSameView('state=all', 'state=Packing')).toBe(false);
  expect(viewOf(new URLSearchParams('q=asha&sort=&state=all'))).toBe('state=all');
});
