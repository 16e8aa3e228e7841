import { execFileSync } from 'node:child_process';
import {
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { fail } from './fail.mjs';
import { root } from './paths.mjs';

/**
 * Copies the working tree, without ignored files, to a folder where it can be changed and tested. External
 * packages are linked; the workspaces are the copy's own.
 */
export function copyTree(to) {
  for (const file of filesOfTree()) {
    const from = path.join(root, file);
    // Deleted, but not yet committed.
    if (!existsSync(from)) continue;
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    copyFileSync(from, path.join(to, file), constants.COPYFILE_FICLONE);
  }
  for (const workspace of ['.', ...readdirSync(root)]) {
    const modules = path.join(root, workspace, 'node_modules');
    if (workspace !== 'node_modules' && existsSync(modules))
      linkPackages(modules, path.join(to, workspace, 'node_modules'));
  }
}

function filesOfTree() {
  try {
    const command = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
    return execFileSync('git', command, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
      .split('\0')
      .filter(Boolean);
  } catch {
    return fail('This needs git, which lists the files of the project.');
  }
}

/** Links between workspaces are relative: in the copy they lead to the copies. */
function linkPackages(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (name.startsWith('@')) linkPackages(source, target);
    // Tool caches start with a dot.
    else if (!name.startsWith('.')) symlinkSync(source, target);
  }
}
