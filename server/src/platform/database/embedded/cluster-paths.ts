import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { canReach, chooseServerUser, type ServerUser } from './server-user.ts';

/** Used when the server's user has no access to the folder of the project or its data. */
export const SHARED_DIRECTORY = '/var/lib/gulmohar';
/** Each major version of PostgreSQL reads only its own files. */
const DATA = 'postgresql-18';

export type ClusterPaths = { user: ServerUser | undefined; dataDir: string; base: string; data: string };

export function clusterPaths(dataDir: string): ClusterPaths {
  const user = chooseServerUser(path.join(dataDir, DATA));
  const near = { user, dataDir, base: dataDir, data: path.join(dataDir, DATA) };
  const existing = nearestExisting(dataDir);
  // No directory can be created below a file; the later attempt gives the better message.
  if (!statSync(existing).isDirectory() || canReach(user, existing)) return near;
  const base = path.join(SHARED_DIRECTORY, shortHash(dataDir));
  return { user: chooseServerUser(path.join(base, DATA)), dataDir, base, data: path.join(base, DATA) };
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function nearestExisting(directory: string): string {
  return existsSync(directory) || path.dirname(directory) === directory
    ? directory
    : nearestExisting(path.dirname(directory));
}
