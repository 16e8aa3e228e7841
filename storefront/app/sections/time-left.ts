import { sectionMessages as messages } from './sections.messages.ts';

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * Returns for example '2 days 4 hours', or in the last day '4 hours 12 minutes'; minutes begun count
 * whole; undefined once it is over.
 */
export function timeLeft(end: Date, now: Date): string | undefined {
  const minutes = Math.ceil((end.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes <= 0) return undefined;
  const days = Math.floor(minutes / DAY);
  const hours = Math.floor((minutes % DAY) / HOUR);
  if (days > 0) return `${days} ${messages.days(days)} ${hours} ${messages.hours(hours)}`;
  const rest = minutes % HOUR;
  return `${hours} ${messages.hours(hours)} ${rest} ${messages.minutes(rest)}`;
}
