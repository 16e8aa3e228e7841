/** Couriers send Indian times without a time zone. */

/** Parses `2026-11-22 14:05:00` or `2026-11-22T14:05:00.001`. @returns undefined for anything else */
export function readIndianTime(text: string | null | undefined): Date | undefined {
  const [, day, time] =
    /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?(?:\.\d{1,6})?)/.exec(text ?? '') ?? [];
  if (!day || !time) return undefined;
  const instant = new Date(`${day}T${time.length === 5 ? `${time}:00` : time.slice(0, 12)}+05:30`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

/** @returns `2026-11-22 14:05` */
export function writeIndianTime(instant: Date): string {
  return new Date(instant.getTime() + 19_800_000).toISOString().slice(0, 16).replace('T', ' ');
}
