import { accessSync, constants, statfsSync } from 'node:fs';
import os from 'node:os';

const IN_MEMORY = '/dev/shm';
/** In bytes. A full run needs a third of it. Containers often have far less. */
const ROOM = 3 * 1024 ** 3;

/**
 * Returns the folder for files that tests create: in memory if the system offers one with enough room,
 * otherwise its temporary folder. Databases and browsers create and remove hundreds of thousands of files,
 * which is slow on a disk.
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
