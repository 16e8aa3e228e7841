const INDIA_MS = 5.5 * 3_600_000;
const FROM_HOUR = 9;
const TO_HOUR = 20;

/**
 * Mails that nobody waits for are sent from 9:00 to 20:00 Indian time.
 * @returns when this day's hours end; undefined outside of them
 */
export function endOfSendingHours(now: Date): Date | undefined {
  const there = new Date(now.getTime() + INDIA_MS);
  if (there.getUTCHours() < FROM_HOUR || there.getUTCHours() >= TO_HOUR) return undefined;
  there.setUTCHours(TO_HOUR, 0, 0, 0);
  return new Date(there.getTime() - INDIA_MS);
}
