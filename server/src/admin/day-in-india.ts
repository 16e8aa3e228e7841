import { sql } from 'kysely';

/** Returns when a day begins in India, or the day a number of days later. @param day `2026-11-21` */
export function beginOfDay(day: string, daysLater = 0) {
  return sql<Date>`(${day}::date + ${daysLater}::int)::timestamp at time zone 'Asia/Kolkata'`;
}

const inParts = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

/** `2026-11-21 18:30:05`, in Indian time, as spreadsheets read it. */
export function inIndia(time: Date): string {
  return inParts.format(time);
}
