import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './stage.ts';

/** Created by the first start or by development, so not present after an install. */
const NOT_INSTALLED = new Set(['node_modules', 'build', '.react-router', '.git', '.data', '.cache']);
const OUR_SCOPE = '@gulmohar';
/** What Vite stores for the folder it runs in. */
const VITES_OWN = '.vite';

/**
 * Copies the project to a folder as it is right after `npm ci`: sources copied, packages linked. Links
 * between the workspaces point to the copies.
 */
export async function copyProject(target: string): Promise<void> {
  await cp(ROOT, target, {
    recursive: true,
    filter: (source) => !NOT_INSTALLED.has(path.basename(source)),
  });
  const modules = path.join(ROOT, 'node_modules');
  const copied = path.join(target, 'node_modules');
  await mkdir(copied);
  for (const name of await readdir(modules)) {
    if (name !== OUR_SCOPE && !name.startsWith(VITES_OWN))
      await symlink(path.join(modules, name), path.join(copied, name));
  }
  for (const { name } of (await readdir(ROOT, { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  )) {
    const own = path.join(ROOT, name, 'node_modules');
    if (existsSync(own)) await symlink(own, path.join(target, name, 'node_modules'));
  }
  await cp(path.join(modules, OUR_SCOPE), path.join(copied, OUR_SCOPE), {
    recursive: true,
    verbatimSymlinks: true,
  });
}
