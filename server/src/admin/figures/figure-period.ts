import { startOfDay } from '../today/period.rules.ts';

/** Days in India; `since` and `from` are the same, `to` is today. */
export type FigurePeriod = { since: Date; from: string; to: string };

export function figurePeriod(days: number, now: Date): FigurePeriod {
  const since = startOfDay(now, days - 1);
  return { since, from: dayOf(since), to: dayOf(startOfDay(now)) };
}

/** @param begin the beginning of a day in India, which is still the day before in UTC */
function dayOf(begin: Date): string {
  return new Date(begin.getTime() + 12 * 3_600_000).toISOString().slice(0, 10);
}
