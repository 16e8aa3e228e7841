import os from 'node:os';
import path from 'node:path';
import { type ClusterPaths, SHARED_DIRECTORY, shortHash } from './cluster-paths.ts';
import { passableDirectory, privateDirectory } from './own-directory.ts';

/** A socket's path has at most 103 bytes on macOS and 107 on Linux; `/.s.PGSQL.5432` takes 14 of them. */
const LONGEST = 88;

export function makeSocketDirectory({ user, base }: ClusterPaths): string {
  const near = path.join(base, 'socket');
  if (Buffer.byteLength(near) <= LONGEST) return privateDirectory(near, user);
  // As root, avoid folders in which every user may create files.
  return user
    ? privateDirectory(path.join(passableDirectory(SHARED_DIRECTORY), `socket-${shortHash(base)}`), user)
    : privateDirectory(path.join(os.tmpdir(), `gulmohar-${shortHash(base)}`), user);
}
