import { accessSync, constants, statfsSync } from 'node:fs';
import os from 'node:os';

const IN_MEMORY = '/dev/shm';
/** Bytes; a whole run takes a third of it. Containers often have far less. */
const ROOM = 3 * 1024 ** 3;

/**
 * Where tests keep what they make: in memory, where the system offers it as a folder with room, else in its temporary
 * folder. Databases and browsers make and remove files by the hundred thousand, which is dear on a disk.
 */
export function memoryFolder() {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ROOM ? IN_MEMORY : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}
