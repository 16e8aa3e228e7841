import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../process/startup-error.ts';
import type { ServerUser } from './server-user.ts';

/** The server's user can pass through to its own files, but others cannot list what is inside. */
const PASSABLE = 0o711;
const PRIVATE = 0o700;

export function passableDirectory(directory: string): string {
  return orStartupError(directory, () => {
    const first = mkdirSync(directory, { recursive: true });
    // Sets the mode regardless of the umask, because a strict one would lock out the server's user.
    for (let made = directory; first && made.length >= first.length; made = path.dirname(made)) {
      chmodSync(made, PASSABLE);
    }
  });
}

/** @throws StartupError when it cannot be created, or belongs to another user */
export function privateDirectory(directory: string, user: ServerUser | undefined): string {
  return orStartupError(directory, () => {
    mkdirSync(directory, { recursive: true, mode: PRIVATE });
    // Another user could have put a link there to make us change the owner of some other folder.
    if (!lstatSync(directory).isDirectory()) throw new Error('it is a symbolic link');
    if (user) chownSync(directory, user.uid, user.gid);
    chmodSync(directory, PRIVATE);
  });
}

function orStartupError(directory: string, make: () => void): string {
  try {
    make();
    return directory;
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new StartupError(
      `the data folder ${directory} is not writable (${reason}); choose another with DATA_DIR`,
    );
  }
}
