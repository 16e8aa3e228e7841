import { sql } from 'kysely';

/** Returns when a day begins in India, or the day a number of days later. @param day `2026-11-21` */
export function beginOfDay(day: string, daysLater = 0) {
  return sql<Date>`(${day}::date + ${daysLater}::int)::timestamp at time zone 'Asia/Kolkata'`;
}
