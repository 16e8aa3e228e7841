import { expect, test } from 'vitest';
import { courierZone, leavesOn, promiseDays, transitOfZone } from './promise.rules.ts';

const rules = { cutOff: '14:00', handlingDays: 1, daysToMake: 0, holidays: ['2026-11-26'] };

test.each([
  ['302001', '302020', 'same city'],
  ['302001', '313001', 'same state'],
  ['110001', '560034', 'between metros'],
  ['302001', '560034', 'rest of India'],
  ['302001', '194101', 'remote'],
  ['302001', '682001', 'remote'],
  ['682001', '302001', 'remote'],
  // Army post, and a PIN code that belongs to no state.
  ['302001', '900056', 'remote'],
])('a parcel from %s to %s is in the courier zone “%s”', (from, to, zone) => {
  expect(courierZone(from, to)).toBe(zone);
});

test.each([
  // Monday at 1:59 pm in India: handed over on Tuesday.
  ['2026-11-23T08:29:00Z', { from: '2026-11-25', to: '2026-11-27' }],
  // A minute later: handed over on Wednesday; Thursday is a holiday.
  ['2026-11-23T08:30:00Z', { from: '2026-11-27', to: '2026-11-28' }],
  // Saturday afternoon counts as Monday.
  ['2026-11-21T09:00:00Z', { from: '2026-11-25', to: '2026-11-27' }],
  // Sunday counts as Monday too, however early.
  ['2026-11-22T01:00:00Z', { from: '2026-11-25', to: '2026-11-27' }],
])('an order placed at %s arrives in the same city on working days only', (now, expected) => {
  expect(promiseDays(new Date(now), transitOfZone('same city'), rules)).toEqual(expected);
});

test('a longer distance gives a later and wider delivery window', () => {
  const now = new Date('2026-11-30T05:00:00Z');
  const relaxed = { ...rules, handlingDays: 0 };
  expect(promiseDays(now, transitOfZone('same state'), relaxed)).toEqual({
    from: '2026-12-02',
    to: '2026-12-03',
  });
  expect(promiseDays(now, transitOfZone('remote'), relaxed)).toEqual({
    from: '2026-12-05',
    to: '2026-12-10',
  });
});

test('what is made to order is handed over that many working days later, and so arrives later', () => {
  // Monday morning: made in three days without the holiday, handed over on Saturday.
  const now = new Date('2026-11-23T05:00:00Z');
  const made = { ...rules, daysToMake: 3 };
  expect(leavesOn(now, made)).toBe('2026-11-28');
  expect(promiseDays(now, transitOfZone('same city'), made)).toEqual({
    from: '2026-11-30',
    to: '2026-12-01',
  });
});

test('transit times in calendar days end on a working day and give a window of at least two days', () => {
  const now = new Date('2026-11-30T05:00:00Z');
  const relaxed = { ...rules, handlingDays: 0 };
  expect(promiseDays(now, { from: 4, to: 4, isCalendar: true }, relaxed)).toEqual({
    from: '2026-12-04',
    to: '2026-12-05',
  });
  // The sixth day is a Sunday.
  expect(promiseDays(now, { from: 5, to: 6, isCalendar: true }, relaxed)).toMatchObject({
    from: '2026-12-05',
    to: '2026-12-07',
  });
});
