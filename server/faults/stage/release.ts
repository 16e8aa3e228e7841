import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const OURS = '@gulmohar';

/**
 * The commit of the release before: the last tag of a version, else the code as it was before the newest migration.
 * @returns undefined where the history is not there, as in a shallow clone or an archive
 */
export function previousRelease(): string | undefined {
  const tag = git('describe', '--tags', '--match', 'v[0-9]*', '--abbrev=0');
  if (tag) return tag;
  const added = git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'server/migrations');
  return added && git('rev-parse', '--verify', '--quiet', `${added}^`);
}

/**
 * Puts the server of a commit, or of the files at hand, into a folder of its own, from which it can be started with the
 * packages that are installed here.
 * @returns its main program
 */
export function checkOut(folder: string, commit?: string): string {
  mkdirSync(folder, { recursive: true });
  const archive = commit
    ? execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 })
    : execFileSync(
        'tar',
        ['-c', '--exclude=node_modules', '--exclude=build', ...workspaces(ROOT), 'package.json'],
        {
          cwd: ROOT,
          maxBuffer: 2 ** 30,
        },
      );
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  linkPackages(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), folder);
  for (const name of workspaces(folder)) {
    const own = path.join(ROOT, name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(folder, name, 'node_modules'));
  }
  return path.join(folder, 'server/src/main.ts');
}

/** Packages of others are those of this folder, our own ones those of the release. */
function linkPackages(from: string, to: string, folder: string): void {
  mkdirSync(path.join(to, OURS), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== OURS) symlinkSync(path.join(from, name), path.join(to, name));
  }
  for (const name of workspaces(folder)) symlinkSync(path.join(folder, name), path.join(to, OURS, name));
}

function workspaces(folder: string): string[] {
  return ['contract', 'demo', 'payment-sandbox', 'server'].filter((name) =>
    existsSync(path.join(folder, name)),
  );
}

function git(...args: string[]): string | undefined {
  try {
    return (
      execFileSync('git', args, {
        cwd: ROOT,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim() || undefined
    );
  } catch {
    return undefined;
  }
}
