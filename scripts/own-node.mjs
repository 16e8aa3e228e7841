import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail } from './fail.mjs';
import { modules } from './paths.mjs';

/** From here on Node runs TypeScript as it is. */
const OLDEST_THAT_SERVES = [22, 18];

/**
 * The environment that a task runs in: the Node that the lockfile pins comes first on the PATH, then our tools.
 * That Node is one of the packages `node-<platform>-<arch>` (for Apple silicon `node-bin-…`): a binary without install script.
 */
export function environmentFor(mode) {
  const directories = [ownNodeDirectory(), path.join(modules, '.bin'), process.env.PATH];
  return { ...process.env, NODE_ENV: mode, PATH: directories.join(path.delimiter) };
}

function ownNodeDirectory() {
  const platform = `${process.platform}-${process.arch}`;
  const pinned = [`node-${platform}`, `node-bin-${platform}`].map((name) => path.join(modules, name, 'bin'));
  const found = pinned.find((directory) => existsSync(path.join(directory, 'node')));
  if (found) return found;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_THAT_SERVES;
  const serves = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
  if (serves) return path.dirname(process.execPath);
  return fail(
    `For ${platform} no Node comes with the shop: install Node ${OLDEST_THAT_SERVES.join('.')} or newer.`,
  );
}
