const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** India has one time and no summer time: its days and hours are all of one length. */
const INDIA_AHEAD_MS = 5.5 * HOUR_MS;

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
  const from = startOfDay(now) - (days - 1) * DAY_MS;
  const stepMs = days === 1 ? HOUR_MS : DAY_MS;
  return {
    from: new Date(from),
    before: { from: new Date(from - days * DAY_MS), to: new Date(now.getTime() - days * DAY_MS) },
    stepMs,
    points: days === 1 ? 24 : days,
  };
}

function startOfDay(now: Date): number {
  const inIndia = now.getTime() + INDIA_AHEAD_MS;
  return inIndia - (inIndia % DAY_MS) - INDIA_AHEAD_MS;
}
