import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../process/startup-error.ts';
import type { ClusterPaths } from './cluster-paths.ts';
import { SUPERUSER } from './cluster-settings.ts';
import { passableDirectory, privateDirectory } from './own-directory.ts';
import { serverProcessOptions } from './server-process.ts';

/** Created under another name and renamed, so that neither an interrupted start nor two at once leave it incomplete. */
export function initialiseCluster(paths: ClusterPaths, binaries: string, isDurable: boolean): void {
  if (existsSync(paths.data)) {
    assertOurs(paths);
    return;
  }
  passableDirectory(paths.base);
  removeUnfinished(paths.data);
  const unfinished = privateDirectory(`${paths.data}.new-${process.pid}`, paths.user);
  runInitdb(paths, binaries, ['-D', unfinished, ...(isDurable ? [] : ['--no-sync'])]);
  try {
    renameSync(unfinished, paths.data);
  } catch (error) {
    // Another shop created it in the meantime; starting the server reports that.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(paths.data)) throw error;
  }
}

function runInitdb(paths: ClusterPaths, binaries: string, options: string[]): void {
  const { status, error, stderr } = spawnSync(
    path.join(binaries, 'bin/initdb'),
    [
      ...options,
      '-U',
      SUPERUSER,
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-instructions',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ],
    { ...serverProcessOptions(paths), encoding: 'utf8' },
  );
  if (error && 'code' in error && error.code === 'ENOENT') {
    throw new StartupError(
      'the embedded PostgreSQL does not run on this system; set DATABASE_URL to a PostgreSQL server of your own',
    );
  }
  if (status !== 0)
    throw new StartupError(`the database cannot be created: ${(stderr || String(error)).trim()}`);
}

function removeUnfinished(data: string): void {
  const isUnfinished = new RegExp(`^${path.basename(data)}\\.new-(\\d+)$`);
  for (const name of readdirSync(path.dirname(data))) {
    const pid = Number(isUnfinished.exec(name)?.[1] ?? 0);
    if (pid && !isAlive(pid)) rmSync(path.join(path.dirname(data), name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function assertOurs({ data, user }: ClusterPaths): void {
  const { uid } = statSync(data);
  if (user || uid === process.getuid?.()) return;
  throw new StartupError(
    `the database in ${data} belongs to another user (number ${uid}); start the shop as that user, or choose another DATA_DIR`,
  );
}
