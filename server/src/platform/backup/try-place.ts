import type { BackupPlace } from './place.ts';

const NAME = 'gulmohar-can-write';

/** @returns why backups cannot be stored; undefined if they can */
export async function tryPlace(open: () => BackupPlace): Promise<string | undefined> {
  try {
    const place = open();
    await place.write(NAME, new Blob(['Whether backups can be written here.\n']).stream());
    await place.remove(NAME);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
