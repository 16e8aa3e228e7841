import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../startup-error.ts';
import type { Places } from './places.ts';

export const SUPERUSER = 'gulmohar';

/** What the server's processes see of the surroundings: nothing that would change sorting, times or language. */
export function serverProcessOptions({ user, data }: Places) {
  return {
    cwd: path.dirname(data),
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    ...(user && { uid: user.uid, gid: user.gid }),
  };
}

/**
 * Makes an empty cluster unless there is one. It is made beside its place and moved there when complete,
 * so that an interrupted start leaves nothing half-made.
 */
export function initialiseCluster(places: Places): void {
  if (existsSync(path.join(places.data, 'PG_VERSION'))) return;
  const unfinished = `${places.data}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const made = spawnSync(
    path.join(places.binaries, 'bin/initdb'),
    [
      ...['-D', unfinished, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8'],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions'],
    ],
    { ...serverProcessOptions(places), encoding: 'utf8' },
  );
  if (made.status !== 0) {
    throw new StartupError(`the database cannot be made: ${(made.stderr || String(made.error)).trim()}`);
  }
  renameSync(unfinished, places.data);
}
