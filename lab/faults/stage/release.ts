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

type PastRelease = { name: string; commit: string };

/**
 * The released states, and three commits between the first of them and now at which a migration was added.
 * @returns none if the history is missing
 */
export function pastReleases(): PastRelease[] {
  const released = lines('log', '--format=%H', '-S## 0.1.0 - ', '--', 'CHANGELOG.md').at(-1);
  if (!released) return [];
  const added = lines('log', '--format=%H', '--diff-filter=A', `${released}..`, '--', 'server/migrations');
  // A migration that was renamed or withdrawn before a release cannot be upgraded.
  const today = new Set(readdirSync(path.join(ROOT, 'server/migrations')));
  const migrations = added.filter((commit) =>
    lines('ls-tree', '--name-only', `${commit}:server/migrations`).every((file) => today.has(file)),
  );
  const between = [0.75, 0.5, 0.25].flatMap(
    (share) => migrations[Math.floor(migrations.length * share)] ?? [],
  );
  const tagged = lines('tag', '--list', 'v[0-9]*').map((name) => ({ name, commit: name }));
  return [
    { name: '0.1.0', commit: released },
    ...tagged,
    ...between.map((commit) => ({ name: `of the commit ${commit.slice(0, 8)}`, commit })),
  ];
}

function lines(...args: string[]): string[] {
  return git(...args)?.split('\n') ?? [];
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

/** The same for a release whose packages are not installed here; npm installs them. */
export function checkOutWithPackages(folder: string, commit: string): string {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const own = workspaces(folder).flatMap((name) => ['--workspace', name]);
  execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', ...own], {
    cwd: folder,
    stdio: 'ignore',
  });
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
