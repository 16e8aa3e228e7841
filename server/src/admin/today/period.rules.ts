import { type RawBuilder, sql } from 'kysely';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** India has a single time zone without daylight saving time, so all its days have the same length. */
const INDIA_AHEAD_MS = 5.5 * HOUR_MS;

export const MAX_PERIOD_DAYS = 90;

export type Period = {
  /** When its first day begins. */
  from: Date;
  /** The period of the same length before it, up to the same time of day as now. */
  before: { from: Date; to: Date };
  /** The length of each point: a day, or an hour when the period is one day. */
  stepMs: number;
  points: number;
};

export function periodOf(days: number, now: Date): Period {
  const from = startOfDay(now, days - 1).getTime();
  const stepMs = days === 1 ? HOUR_MS : DAY_MS;
  return {
    from: new Date(from),
    before: { from: new Date(from - days * DAY_MS), to: new Date(now.getTime() - days * DAY_MS) },
    stepMs,
    points: days === 1 ? 24 : days,
  };
}

export function startOfDay(now: Date, daysAgo = 0): Date {
  const inIndia = now.getTime() + INDIA_AHEAD_MS;
  return new Date(inIndia - (inIndia % DAY_MS) - INDIA_AHEAD_MS - daysAgo * DAY_MS);
}

const HALF_HOUR_MS = HOUR_MS / 2;

/** Rounds an instant as `startOfHalfHour` does a column. */
export function halfHourOf(at: Date): Date {
  return new Date(at.getTime() - (at.getTime() % HALF_HOUR_MS));
}

/** Rounds down to half hours, because the hours of India and UTC only share those boundaries. */
export function startOfHalfHour(column: string): RawBuilder<Date> {
  return sql<Date>`date_bin('30 minutes', ${sql.ref(column)}, timestamptz 'epoch')`;
}
