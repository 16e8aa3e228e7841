/** The offset of India's time zone, by which the shop's days are counted. */
const INDIA_MS = 5.5 * 3_600_000;
const DAY_MS = 86_400_000;
const RETRY_MS = 3_600_000;
/** A backup of a large shop takes its time, and what fails three times waits for somebody to look. */
const MAX_TRIES = 3;

type Attempts = {
  /** When the last successful backup began. */
  lastAt: Date | undefined;
  /** When the attempts of the last day began, whatever came of them. */
  tries: readonly Date[];
};

/** After a failure again an hour later, at most three times a day. @param time `02:30` */
export function isBackupDue(time: string, { lastAt, tries }: Attempts, now: Date): boolean {
  const since = lastTime(time, now);
  if (lastAt && lastAt.getTime() >= since) return false;
  if (tries.some((at) => now.getTime() - at.getTime() < RETRY_MS)) return false;
  return tries.filter((at) => at.getTime() >= since).length < MAX_TRIES;
}

function lastTime(time: string, now: Date): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const india = now.getTime() + INDIA_MS;
  const today = Math.floor(india / DAY_MS) * DAY_MS + (hours * 60 + minutes) * 60_000;
  return (today <= india ? today : today - DAY_MS) - INDIA_MS;
}
