import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fail } from './fail.mjs';
import { modules } from './paths.mjs';

/** From here on Node runs TypeScript as it is. */
const OLDEST_THAT_SERVES = [22, 18];

/** The environment that a task runs in: the project's own Node comes first on the PATH, then its tools. */
export function environmentFor(mode) {
  const node = ownNode() ?? currentNode();
  const directories = [path.dirname(node), path.join(modules, '.bin'), process.env.PATH];
  return { ...process.env, NODE_ENV: mode, PATH: directories.join(path.delimiter) };
}

/**
 * The Node that the lockfile pins: one of the packages `node-<platform>-<arch>` (for Apple silicon `node-bin-…`),
 * a binary without install script. It is tried, as it does not run where the system's libraries are too old or others.
 * @returns {string | undefined}
 */
export function ownNode() {
  const platform = `${process.platform}-${process.arch}`;
  return [`node-${platform}`, `node-bin-${platform}`]
    .map((name) => path.join(modules, name, 'bin/node'))
    .find((node) => spawnSync(node, ['--version']).status === 0);
}

function currentNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_THAT_SERVES;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return process.execPath;
  return fail(
    `No Node that runs on ${process.platform}-${process.arch} comes with the shop: install Node ${OLDEST_THAT_SERVES.join('.')} or newer.`,
  );
}
