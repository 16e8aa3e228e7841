import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { neededPackages } from './needed-packages.mjs';

/**
 * Compares the packages that some workspaces need with npm's own record, which it writes last, and with the
 * disk.
 * @param {string} root folder of the lockfile
 * @returns {'all' | 'some' | 'others'} `some`: the installed ones match, but some are missing. `others`: some
 * were removed or
 *   have another version, so start over
 */
export function installedOf(root, workspaces, { withDevelopment }) {
  const record = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return 'others';
  const wanted = packagesOf(path.join(root, 'package-lock.json'));
  const recorded = packagesOf(record);
  const isAsRecorded = Object.keys(recorded).every(
    (place) => !place.includes('node_modules') || isThere(root, place, recorded[place]),
  );
  if (!isAsRecorded) return 'others';
  const isOther = (place) => place in recorded && recorded[place].version !== wanted[place].version;
  const needed = neededPackages(wanted, workspaces, { withDevelopment });
  if (needed.some(isOther)) return 'others';
  return needed.every((place) => place in recorded) ? 'all' : 'some';
}

function isThere(root, place, { link }) {
  return existsSync(path.join(root, place, link ? '' : 'package.json'));
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
