import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail } from './fail.mjs';
import { modules, root } from './paths.mjs';

/** React Router needs the newest Node of all packages. Node runs TypeScript directly from 22.18 on. */
const OLDEST = [22, 22];

/** A package with a lockfile of its own, so that npm can install it beside the others. */
export const ownNodeFolder = path.join(root, 'scripts/own-node');

/** Returns a task's environment: on the PATH the project's tools come first, then a suitable Node. */
export function environmentFor(mode) {
  const directories = [path.join(modules, '.bin'), path.dirname(nodeThatServes()), process.env.PATH];
  return { ...process.env, NODE_ENV: mode, PATH: directories.join(path.delimiter) };
}

/** Whether this Node can run the shop: 22.22 or newer, with long-term support. */
export function currentNodeServes(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST;
  if (major === oldestMajor) return minor >= oldestMinor;
  return major > oldestMajor && major % 2 === 0;
}

/**
 * Returns the Node pinned by its lockfile, for systems whose Node is too old: one of the packages
 * `node-<platform>-<arch>`
 * (`node-bin-…` for Apple silicon), a binary without an install script. It is tried first, because it does
 * not run with every
 * system's libraries.
 * @returns {string | undefined}
 */
export function ownNode() {
  const platform = `${process.platform}-${process.arch}`;
  return [`node-${platform}`, `node-bin-${platform}`]
    .map((name) => path.join(ownNodeFolder, 'node_modules', name, 'bin/node'))
    .find((node) => spawnSync(node, ['--version']).status === 0);
}

function nodeThatServes() {
  // An installation may have removed the project's own, which runs this.
  if (currentNodeServes() && existsSync(process.execPath)) return process.execPath;
  return (
    ownNode() ??
    fail(
      `The shop comes without a Node for ${process.platform}-${process.arch}: install Node ${OLDEST.join('.')} or newer.`,
    )
  );
}
