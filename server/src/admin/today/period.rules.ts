import { type RawBuilder, sql } from 'kysely';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** India has one time and no summer time: its days and hours are all of one length. */
const INDIA_AHEAD_MS = 5.5 * HOUR_MS;

/** The longest period that Today shows. */
export const MAX_PERIOD_DAYS = 90;

export type Period = {
  /** When its first day begins. */
  from: Date;
  /** The same length of time before: so far into its last day as today is now. */
  before: { from: Date; to: Date };
  /** How long each of its points takes: a day, or an hour of one day. */
  stepMs: number;
  points: number;
};

/** So many days of India's, with today so far as the last. */
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

/** When a day in India began, so many days ago; today, if not given. */
export function startOfDay(now: Date, daysAgo = 0): Date {
  const inIndia = now.getTime() + INDIA_AHEAD_MS;
  return new Date(inIndia - (inIndia % DAY_MS) - INDIA_AHEAD_MS - daysAgo * DAY_MS);
}

const HALF_HOUR_MS = HOUR_MS / 2;

/** The same of an instant as `startOfHalfHour` of a column. */
export function halfHourOf(at: Date): Date {
  return new Date(at.getTime() - (at.getTime() % HALF_HOUR_MS));
}

/** Half hours are the least that begins together with the hours of India and with those of UTC. */
export function startOfHalfHour(column: string): RawBuilder<Date> {
  return sql<Date>`date_bin('30 minutes', ${sql.ref(column)}, timestamptz 'epoch')`;
}
