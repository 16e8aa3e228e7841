import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const OURS = '@gulmohar';

/**
 * The git revision of the previous release: the last version tag, otherwise the commit before the newest
 * migration was added.
 * @returns undefined if the history is missing, as in a shallow clone or an archive
 */
export function previousRelease(): string | undefined {
  const tag = git('describe', '--tags', '--match', 'v[0-9]*', '--abbrev=0');
  if (tag) return tag;
  const added = git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'server/migrations');
  return added && git('rev-parse', '--verify', '--quiet', `${added}^`);
}

/**
 * Copies the server of a commit, or of the current files, into a folder from which it can be started with the
 * packages installed here.
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

/** Links the shop's own packages to the release, and all others to the ones installed here. */
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
