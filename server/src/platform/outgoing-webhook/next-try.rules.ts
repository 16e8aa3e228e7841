const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses after each try that failed, as Standard Webhooks propose: a little over three days in all. */
const PAUSES_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
const JITTER = 0.1;

/** @param tries how many failed @returns when to try again; undefined when that was the last try */
export function nextTry(
  tries: number,
  now: Date,
  { retryAfterMs = 0, random = Math.random() }: { retryAfterMs?: number; random?: number } = {},
): Date | undefined {
  const pause = PAUSES_MS[tries - 1];
  if (pause === undefined) return undefined;
  return new Date(now.getTime() + Math.max(pause * (1 + JITTER * random), retryAfterMs));
}
