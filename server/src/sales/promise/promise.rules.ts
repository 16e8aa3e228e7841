import type { CourierZone } from '@gulmohar/contract/shop/express.ts';
import { findPinPlace } from '@gulmohar/contract/values/pin-places.ts';

/** Days in transit: working days, or calendar days that are extended to end on a working day. */
export type Transit = { from: number; to: number; isCalendar?: true };

/** Working days in transit: the widest range that couriers state for their zones A to E. */
const transitDays: Record<CourierZone, Transit> = {
  'same city': { from: 1, to: 2 },
  'same state': { from: 2, to: 3 },
  'between metros': { from: 2, to: 4 },
  'rest of India': { from: 3, to: 6 },
  remote: { from: 5, to: 9 },
};

/** Delhi, Mumbai, Hyderabad, Bengaluru, Chennai, Kolkata. */
const metros = ['110', '400', '500', '560', '600', '700'];

/** The north-east, the mountains, the islands and, with most couriers, Kerala. */
const remoteStates = new Set<string>([
  'Arunachal Pradesh',
  'Assam',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Sikkim',
  'Tripura',
  'Jammu and Kashmir',
  'Ladakh',
  'Himachal Pradesh',
  'Kerala',
  'Andaman and Nicobar Islands',
  'Lakshadweep',
]);

/** @param from, to six digits; remote when a PIN code's state is not known */
export function courierZone(from: string, to: string): CourierZone {
  const [source, target] = [sortingDistrict(from), sortingDistrict(to)];
  if (source === target) return 'same city';
  const [sourceState, targetState] = [findPinPlace(from)?.state, findPinPlace(to)?.state];
  if (!sourceState || !targetState) return 'remote';
  if (remoteStates.has(sourceState) || remoteStates.has(targetState)) return 'remote';
  if (sourceState === targetState) return 'same state';
  return metros.includes(source) && metros.includes(target) ? 'between metros' : 'rest of India';
}

export function transitOfZone(zone: CourierZone): Transit {
  return transitDays[zone];
}

function sortingDistrict(pin: string): string {
  return pin.slice(0, 3);
}

export type PromiseRules = {
  /** `14:00` in India; later orders count as placed on the next working day. */
  cutOff: string;
  /** Working days until an order is handed over to the courier. */
  handlingDays: number;
  /** Working days before that, until its slowest item is made. */
  daysToMake: number;
  /** `2026-11-26`; days on which neither the shop nor the courier works. */
  holidays: readonly string[];
};

export type DayRange = { from: string; to: string };

/** The delivery window for an order placed now: at least two days, starting and ending on a working day. */
export function promiseDays(now: Date, transit: Transit, rules: PromiseRules): DayRange {
  const leaves = leavesOn(now, rules);
  const after = (days: number) =>
    transit.isCalendar ? workingDayFrom(addDays(leaves, days), rules) : addWorkingDays(leaves, days, rules);
  const from = after(transit.from);
  const to = after(transit.to);
  return { from, to: to > from ? to : addWorkingDays(from, 1, rules) };
}

export function leavesOn(now: Date, rules: PromiseRules): string {
  const there = new Date(now.getTime() + INDIA_AHEAD_MS).toISOString();
  const [today, time] = [there.slice(0, 10), there.slice(11, 16)];
  const isInTime = isWorkingDay(today, rules) && time < rules.cutOff;
  const begins = isInTime ? today : addWorkingDays(today, 1, rules);
  return addWorkingDays(begins, rules.daysToMake + rules.handlingDays, rules);
}

const INDIA_AHEAD_MS = 5.5 * 3_600_000;
const DAY_MS = 86_400_000;

function addWorkingDays(start: string, days: number, rules: PromiseRules): string {
  let day = start;
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day, rules)) left -= 1;
  }
  return day;
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function workingDayFrom(day: string, rules: PromiseRules): string {
  return isWorkingDay(day, rules) ? day : addWorkingDays(day, 1, rules);
}

function isWorkingDay(day: string, { holidays }: PromiseRules): boolean {
  return new Date(day).getUTCDay() !== 0 && !holidays.includes(day);
}
