/** The offset of India's time zone, by which the shop's days are counted. */
const INDIA_MS = 5.5 * 3_600_000;
const DAY_MS = 86_400_000;
const RETRY_MS = 3_600_000;

type Attempts = {
  /** When the last successful backup began. */
  lastAt: Date | undefined;
  triedAt: Date | undefined;
};

/**
 * Whether a backup is due: none was made since it was last `time` in India. After a failure it is tried again
 * an hour later.
 * @param time `02:30`
 */
export function isBackupDue(time: string, { lastAt, triedAt }: Attempts, now: Date): boolean {
  if (triedAt && now.getTime() - triedAt.getTime() < RETRY_MS) return false;
  return !lastAt || lastAt.getTime() < lastTime(time, now);
}

function lastTime(time: string, now: Date): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const india = now.getTime() + INDIA_MS;
  const today = Math.floor(india / DAY_MS) * DAY_MS + (hours * 60 + minutes) * 60_000;
  return (today <= india ? today : today - DAY_MS) - INDIA_MS;
}
