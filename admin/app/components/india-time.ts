const dateAndTime = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** '21 Nov 2026, 4:05 pm', in India. @param instant ISO 8601 */
export function showDateTime(instant: string): string {
  return dateAndTime.format(new Date(instant));
}

const date = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium' });

/** '21 Nov 2026', in India. @param day ISO 8601, with or without a time */
export function showDate(day: string): string {
  return date.format(new Date(day));
}

const month = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** '2026-11' → 'November 2026' */
export function showMonth(yearMonth: string): string {
  return month.format(new Date(yearMonth));
}

const day = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'full' });
const time = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', timeStyle: 'short' });

/** 'Saturday, 21 November 2026', in India. @param instant ISO 8601 */
export function showDay(instant: string): string {
  return day.format(new Date(instant));
}

/** '4:05 pm', in India. @param instant ISO 8601 */
export function showTime(instant: string): string {
  return time.format(new Date(instant));
}

/** India has a single time zone and no daylight saving time. */
const OFFSET_MS = 5.5 * 3_600_000;

/** '2026-11-21T10:35:00.000Z' → '2026-11-21T16:05', the format of a `datetime-local` field; '' for null. */
export function localTimeOf(instant: string | null): string {
  if (instant === null) return '';
  return new Date(Date.parse(instant) + OFFSET_MS).toISOString().slice(0, 16);
}

/** The inverse of `localTimeOf`; null for ''. */
export function instantOf(localTime: string): string | null {
  const at = Date.parse(`${localTime}Z`);
  return Number.isNaN(at) ? null : new Date(at - OFFSET_MS).toISOString();
}
