import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** The type of the annotation in which a story notes the page that axe has checked. */
export const LOOKED_AT = 'axe';

/** The files that declare the pages of the shop and the admin, each page as the first argument of a call. */
const declarations = [
  { file: 'storefront/app/routes.ts', call: /\broute\(\s*'([^']+)', '[^']+\.tsx'\)/g, below: '/' },
  { file: 'admin/app/routes.tsx', call: /\bpage\(\s*'([^']*)'/g, below: '/admin/' },
];

/** Pages that none of these files names. */
const others = ['/', '/admin/sign-in'];

/**
 * Pages outside the check: one exists in development only, the other replaces a page that is offline
 * (offline.spec.ts).
 */
const hidden = ['/dev/ui', '/offline'];

/**
 * @returns the path of every page of the shop and its admin, with `:name` for variable parts and `*` for all
 * others
 */
export function pagePaths(): string[] {
  const declared = declarations.flatMap(({ file, call, below }) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(call)].map(([, page]) =>
      `${below}${page}`.replace(/(.)\/$/, '$1'),
    ),
  );
  return [...others, ...declared].filter((page) => !hidden.includes(page));
}

/**
 * @param pages as returned by `pagePaths`
 * @param visited the paths that were opened
 * @returns the pages that none of the visited paths belongs to
 */
export function unvisitedPages(pages: readonly string[], visited: readonly string[]): string[] {
  const seen = new Set(visited.map((address) => pageOf(pages, address)));
  return pages.filter((page) => !seen.has(page));
}

/** Returns the page that an address opens: the one with the fewest variable parts, as the router chooses. */
function pageOf(pages: readonly string[], address: string): string | undefined {
  const vagueness = (page: string) =>
    (page.match(/:/g)?.length ?? 0) + (page.includes('*') ? 100 : 0) - page.length / 1000;
  return pages
    .filter((page) => patternOf(page).test(address))
    .sort((one, other) => vagueness(one) - vagueness(other))[0];
}

function patternOf(page: string): RegExp {
  return new RegExp(`^${page.replace(/:[^/]+/g, '[^/]+').replace('*', '.*')}/?$`);
}
