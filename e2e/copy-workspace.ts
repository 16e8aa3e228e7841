import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const SCOPE = '@gulmohar';
const NOT_SOURCES = new Set(['node_modules', 'build', '.react-router']);
/** Linked instead of copied: tests change nothing in them, and they hold thousands of pictures. */
const LINKED = new Set(['demo']);

/**
 * Copies the sources to a temporary folder, with links to the installed packages. The folder lies inside the
 * workspace without being a workspace itself, because Vite only serves files of the nearest workspace, and
 * packages are needed.
 * @returns the folder
 */
export function copyWorkspace(): string {
  const cache = path.join(ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  const copy = mkdtempSync(path.join(cache, 'workspace-'));
  const { workspaces }: { workspaces: string[] } = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  );
  for (const name of ['package-lock.json', 'tsconfig.base.json', 'scripts', ...workspaces]) {
    if (LINKED.has(name)) symlinkSync(path.join(ROOT, name), path.join(copy, name));
    else cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true, filter: isSource });
  }
  for (const folder of ['', ...workspaces.filter((name) => !LINKED.has(name))]) linkPackages(copy, folder);
  return copy;
}

function isSource(file: string): boolean {
  return !NOT_SOURCES.has(path.basename(file));
}

/** Creates a `node_modules` folder that tools can write to and whose packages link to the installed ones. */
function linkPackages(copy: string, folder: string): void {
  const from = path.join(ROOT, folder, 'node_modules');
  const to = path.join(copy, folder, 'node_modules');
  if (!existsSync(from)) return;
  mkdirSync(to);
  const ours = path.join(from, SCOPE);
  for (const name of readdirSync(from).filter(isInstalled))
    symlinkSync(path.join(from, name), path.join(to, name));
  // npm's links to workspaces are relative: in the copy they lead to the copies.
  if (existsSync(ours)) cpSync(ours, path.join(to, SCOPE), { recursive: true, verbatimSymlinks: true });
}

function isInstalled(name: string): boolean {
  return name !== SCOPE && (!name.startsWith('.') || name === '.bin' || name === '.package-lock.json');
}

/**
 * Replaces a text in the only file below a folder that contains it.
 * @returns the path of that file
 * @throws Error when no file or several files contain it
 */
export function changeSource(folder: string, text: string, by: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'),
    )
    .map((entry) => path.join(entry.parentPath, entry.name));
  const [file, ...others] = files.filter((name) => readFileSync(name, 'utf8').includes(text));
  if (!file || others.length > 0) {
    throw new Error(`'${text}' is in ${file ? others.length + 1 : 0} files of ${folder}`);
  }
  writeFileSync(file, readFileSync(file, 'utf8').replace(text, by));
  return file;
}
