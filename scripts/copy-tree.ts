import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const SCOPE = '@gulmohar';
const LEFT_OUT = new Set(['node_modules', 'build', '.react-router', '.git', '.cache', '.data']);

/**
 * Copies the project to a temporary folder, where its sources can be changed and run. Installed packages are
 * linked; the workspaces are the copy's own. The folder lies inside the project, without the package.json that
 * would make it a root of workspaces: Vite only serves files below the nearest such root, and packages are
 * needed.
 * @returns the folder
 */
export function copyTree(): string {
  const cache = path.join(ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  const copy = mkdtempSync(path.join(cache, 'tree-'));
  for (const name of readdirSync(ROOT).filter((one) => isSource(one) && one !== 'package.json')) {
    cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true, filter: isSource });
  }
  const { workspaces }: { workspaces: string[] } = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  );
  for (const folder of ['', ...workspaces]) linkPackages(copy, folder);
  return copy;
}

function isSource(file: string): boolean {
  return !LEFT_OUT.has(path.basename(file));
}

/** Creates a `node_modules` folder that tools can write to and whose packages link to the installed ones. */
function linkPackages(copy: string, folder: string): void {
  const from = path.join(ROOT, folder, 'node_modules');
  const to = path.join(copy, folder, 'node_modules');
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const name of readdirSync(from).filter(isInstalled))
    symlinkSync(path.join(from, name), path.join(to, name));
  // npm's links to workspaces are relative: in the copy they lead to the copies.
  const ours = path.join(from, SCOPE);
  if (existsSync(ours)) cpSync(ours, path.join(to, SCOPE), { recursive: true, verbatimSymlinks: true });
}

function isInstalled(name: string): boolean {
  return name !== SCOPE && (!name.startsWith('.') || ['.bin', '.installed'].includes(name));
}
