import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lockfile, modules } from './paths.mjs';

/** npm's own record of what it put into node_modules, written when it has finished. */
const installed = path.join(modules, '.package-lock.json');

/** Whether npm installed exactly what the lockfile says, with everything that this platform needs. */
export function holdsWhatLockfileSays() {
  if (!existsSync(installed)) return false;
  const present = packagesOf(installed);
  return Object.entries(packagesOf(lockfile))
    .filter(([place]) => place !== '')
    .every(([place, wanted]) =>
      place in present ? present[place].version === wanted.version : wanted.optional && !isForUs(wanted),
    );
}

/** Whether an optional package is one of those made for this very platform. */
function isForUs({ os, cpu, libc }) {
  if (!os || !cpu) return false;
  const isGlibc = Boolean(process.report.getReport().header.glibcVersionRuntime);
  return (
    [os].flat().includes(process.platform) &&
    [cpu].flat().includes(process.arch) &&
    (!libc || [libc].flat().includes(isGlibc ? 'glibc' : 'musl'))
  );
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
