import path from 'node:path';

/**
 * Returns the packages that some workspaces need on this platform according to a lockfile.
 * @param {Record<string, object>} packages the lockfile's, by path: `server/node_modules/typescript`
 * @param {string[]} workspaces their folders; `''` is the root
 * @param {{ withDevelopment: boolean }} options whether their devDependencies count
 * @returns {string[]} paths in `packages`, including linked workspaces
 */
export function neededPackages(packages, workspaces, { withDevelopment }) {
  const needed = new Set();
  const visited = new Set(workspaces);
  for (const folder of visited) {
    const { dependencies, optionalDependencies, devDependencies, ...entry } = packages[folder] ?? {};
    const isOurs = !folder.includes('node_modules');
    const names = Object.keys({
      ...dependencies,
      ...optionalDependencies,
      ...(isOurs && withDevelopment && devDependencies),
      ...requiredPeers(entry),
    });
    for (const name of names) {
      const place = placeOf(name, folder, packages);
      if (!place || !isForUs(packages[place])) continue;
      needed.add(place);
      visited.add(packages[place].link ? packages[place].resolved : place);
    }
  }
  return [...needed];
}

function requiredPeers({ peerDependencies = {}, peerDependenciesMeta = {} }) {
  return Object.fromEntries(
    Object.entries(peerDependencies).filter(([name]) => !peerDependenciesMeta[name]?.optional),
  );
}

/** Returns where Node finds a package: in the nearest `node_modules` on the way up. */
function placeOf(name, folder, packages) {
  const place = path.posix.join(folder, 'node_modules', name);
  if (place in packages) return place;
  return folder === '' ? undefined : placeOf(name, parentOf(folder), packages);
}

function parentOf(folder) {
  const parent = path.posix.dirname(folder);
  return parent === '.' ? '' : parent;
}

function isForUs({ os, cpu, libc }) {
  return (
    (!os || [os].flat().includes(process.platform)) &&
    (!cpu || [cpu].flat().includes(process.arch)) &&
    (!libc || [libc].flat().includes(ourLibc()))
  );
}

let libcOfSystem;

/** Cached, because Node's report is slow. */
function ourLibc() {
  libcOfSystem ??= process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  return libcOfSystem;
}
