/** The days a list can be limited to: a number of days up to today, a month, or a range. */
export const dayPresets = [
  { value: 'any', label: 'Any day' },
  { value: 'today', label: 'Today' },
  { value: 'yesterday', label: 'Yesterday' },
  { value: 'last-7', label: 'Last 7 days' },
  { value: 'last-30', label: 'Last 30 days' },
  { value: 'this-month', label: 'This month' },
  { value: 'last-month', label: 'Last month' },
  { value: 'range', label: 'From … to …' },
] as const;

type DayRange = { from?: string; to?: string };

const DAY_MS = 86_400_000;
/** India has a single time zone and no daylight saving time. */
const OFFSET_MS = 5.5 * 3_600_000;

/**
 * Returns the days in India that an address selects.
 * @param search `days` with a preset; with `range` also `from` and `to`
 * @returns the first and the last day as `2026-11-21`; either is absent if there is no bound
 */
export function daysOf(search: URLSearchParams, now: Date): DayRange {
  const there = new Date(now.getTime() + OFFSET_MS);
  const today = dayOf(there);
  const ago = (days: number) => dayOf(new Date(there.getTime() - days * DAY_MS));
  const monthDay = (month: number, day: number) =>
    dayOf(new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + month, day)));
  switch (search.get('days')) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: ago(1), to: ago(1) };
    case 'last-7':
      return { from: ago(6), to: today };
    case 'last-30':
      return { from: ago(29), to: today };
    case 'this-month':
      return { from: monthDay(0, 1), to: today };
    case 'last-month':
      return { from: monthDay(-1, 1), to: monthDay(0, 0) };
    case 'range':
      return { ...bound('from', search), ...bound('to', search) };
    default:
      return {};
  }
}

function bound(name: 'from' | 'to', search: URLSearchParams): DayRange {
  const day = search.get(name) ?? '';
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return isDay ? { [name]: day } : {};
}

function dayOf(there: Date): string {
  return there.toISOString().slice(0, 10);
}
