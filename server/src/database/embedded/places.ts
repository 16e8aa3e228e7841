import { createHash } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { copyBinaries, findNativeBinaries } from './native-binaries.ts';
import { canReach, chooseServerUser, type ServerUser } from './server-user.ts';

/** A unix socket's address has room for 107 bytes; `/.s.PGSQL.5432` takes 14 of them. */
const LONGEST_SOCKET_DIRECTORY = 90;
/** For a server user who cannot enter the folder that the project lies in. */
const SHARED_DIRECTORY = '/var/lib/gulmohar';

export type Places = { user: ServerUser | undefined; binaries: string; data: string; socket: string };

/**
 * Where the embedded server finds its programs, keeps its data and listens; the folders are made.
 * @throws StartupError when a folder cannot be written
 */
export function choosePlaces(dataDir: string, say: (line: string) => void): Places {
  const user = chooseServerUser();
  const native = findNativeBinaries();
  const base = ownedDirectory(dataDir, user);
  if (canReach(user, base) && canReach(user, path.join(native, 'bin/postgres'))) {
    return {
      user,
      binaries: native,
      data: path.join(base, 'postgresql-18'),
      socket: socketDirectory(base, user),
    };
  }
  mkdirSync(SHARED_DIRECTORY, { recursive: true, mode: 0o755 });
  const own = canReach(user, base)
    ? base
    : ownedDirectory(path.join(SHARED_DIRECTORY, shortHash(dataDir)), user);
  if (own !== base) say(`  the user ${user?.name} cannot enter ${dataDir}: the database is kept in ${own}`);
  return {
    user,
    binaries: copyBinaries(native, SHARED_DIRECTORY),
    data: path.join(own, 'postgresql-18'),
    socket: socketDirectory(own, user),
  };
}

function socketDirectory(base: string, user: ServerUser | undefined): string {
  const near = path.join(base, 'socket');
  if (Buffer.byteLength(near) <= LONGEST_SOCKET_DIRECTORY) return ownedDirectory(near, user);
  return ownedDirectory(path.join(os.tmpdir(), `gulmohar-${shortHash(base)}`), user);
}

function ownedDirectory(directory: string, user: ServerUser | undefined): string {
  try {
    mkdirSync(directory, { recursive: true });
    if (user) chownSync(directory, user.uid, user.gid);
    chmodSync(directory, 0o700);
    return directory;
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new StartupError(
      `the data folder ${directory} cannot be written (${reason}); choose another by DATA_DIR`,
    );
  }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
