import { readBackupName } from './backup-name.ts';

/** Days and weeks without a backup do not count. */
export type Retention = { days: number; weeks: number };

const DAY_MS = 86_400_000;
/** The first Monday of 1970, in days since 1 January. */
const FIRST_MONDAY = 4;

/**
 * The backups to delete. Never includes the newest one, or files that are not backups of this shop.
 * @param verified the newest that was restored for a trial, which stays whatever was made after it
 */
export function expendable(
  names: readonly string[],
  { days, weeks }: Retention,
  verified?: string,
): string[] {
  const backups = names
    .flatMap((name) => {
      const read = readBackupName(name);
      return read ? [{ name, day: Math.floor(read.madeAt.getTime() / DAY_MS) }] : [];
    })
    .sort((one, other) => (one.name > other.name ? -1 : 1));
  const retained = new Set([
    ...backups.slice(0, 1).map(({ name }) => name),
    ...newestOfEach(backups, ({ day }) => day, days),
    ...newestOfEach(backups, ({ day }) => Math.floor((day - FIRST_MONDAY) / 7), weeks),
  ]);
  return backups.map(({ name }) => name).filter((name) => name !== verified && !retained.has(name));
}

type Backup = { name: string; day: number };

function newestOfEach(backups: readonly Backup[], periodOf: (backup: Backup) => number, count: number) {
  const newest = new Map<number, string>();
  for (const backup of backups) {
    const period = periodOf(backup);
    if (!newest.has(period)) newest.set(period, backup.name);
  }
  return [...newest.values()].slice(0, count);
}
