import { paths } from '../paths.ts';

const signInPages = new Set([paths.login(), paths.forgotPassword(), paths.resetPassword()]);
/** Only to resolve paths against; never asked. */
const BASE = 'http://shop.invalid';

/**
 * Where to go after signing in: to the page that the shopper came from, else home.
 * @param from out of the history; only a path within the shop counts
 */
export function returnPath(from: unknown): string {
  if (typeof from !== 'string' || !URL.canParse(from, BASE)) return paths.home();
  const { origin, pathname, search, hash } = new URL(from, BASE);
  if (origin !== BASE || !from.startsWith('/') || signInPages.has(pathname)) return paths.home();
  return pathname + search + hash;
}

/** Pages that the storefront has no route for. */
const OTHER_PROGRAMS = /^\/(?:admin|api|dev)(?:\/|$)/;

/**
 * Where a shopper came from who tapped 'Login' before the page had its scripts, and so left by the link's address alone,
 * without what the history would have kept.
 * @returns a path of the shop, `undefined` when this visit did not begin at the login page or came from elsewhere
 */
export function pathBeforeLoad(): string | undefined {
  const [load] = performance.getEntriesByType('navigation');
  if (!load || new URL(load.name).pathname !== paths.login()) return undefined;
  return pathBefore(document.referrer, window.location.origin);
}

/**
 * @param referrer of the page, an address or empty
 * @param origin the shop's own
 * @returns the path of a page of the storefront, `undefined` for any other
 */
export function pathBefore(referrer: string, origin: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const { origin: from, pathname, search } = new URL(referrer);
  return from === origin && !OTHER_PROGRAMS.test(pathname) ? pathname + search : undefined;
}
