import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fail } from './fail.mjs';
import { modules } from './paths.mjs';

/** What React Router asks for, the most demanding of the packages; from 22.18 on Node runs TypeScript as it is. */
const OLDEST = [22, 22];

/** The environment that a task runs in: the project's tools come first on the PATH, then a Node that serves. */
export function environmentFor(mode) {
  const directories = [path.join(modules, '.bin'), path.dirname(nodeThatServes()), process.env.PATH];
  return { ...process.env, NODE_ENV: mode, PATH: directories.join(path.delimiter) };
}

/** Whether the Node that runs this runs the shop, too: from 22.22 on, one of those with long-term support. */
export function currentNodeServes(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST;
  if (major === oldestMajor) return minor >= oldestMinor;
  return major > oldestMajor && major % 2 === 0;
}

/**
 * The Node that the lockfile pins for where the system's is too old: one of the packages `node-<platform>-<arch>` (for
 * Apple silicon `node-bin-…`), a binary without install script. It is tried, as it does not run where the system's
 * libraries are too old or others.
 * @returns {string | undefined}
 */
export function ownNode() {
  const platform = `${process.platform}-${process.arch}`;
  return [`node-${platform}`, `node-bin-${platform}`]
    .map((name) => path.join(modules, name, 'bin/node'))
    .find((node) => spawnSync(node, ['--version']).status === 0);
}

function nodeThatServes() {
  if (currentNodeServes()) return process.execPath;
  return (
    ownNode() ??
    fail(
      `No Node that runs on ${process.platform}-${process.arch} comes with the shop: install Node ${OLDEST.join('.')} or newer.`,
    )
  );
}
