import { paths } from '../paths.ts';

const signInPages = new Set([paths.login(), paths.forgotPassword(), paths.resetPassword()]);
/** Only for resolving paths; never requested. */
const BASE = 'http://shop.invalid';

/**
 * Returns where to go after signing in: the page that the shopper came from, or else home.
 * @param from read from the history; only a path within the shop is accepted
 */
export function returnPath(from: unknown): string {
  if (typeof from !== 'string' || !URL.canParse(from, BASE)) return paths.home();
  const { origin, pathname, search, hash } = new URL(from, BASE);
  if (origin !== BASE || !from.startsWith('/') || signInPages.has(pathname)) return paths.home();
  return pathname + search + hash;
}

/** Paths without a route in the storefront. */
const OTHER_PROGRAMS = /^\/(?:admin|api|dev)(?:\/|$)/;

/**
 * Returns where a shopper came from who tapped 'Login' before the page's scripts had loaded, so that the
 * browser followed the link without the router's history state.
 * @returns a path of the shop; `undefined` if this visit did not begin at the login page or came from
 * elsewhere
 */
export function pathBeforeLoad(): string | undefined {
  const [load] = performance.getEntriesByType('navigation');
  if (!load || new URL(load.name).pathname !== paths.login()) return undefined;
  return pathBefore(document.referrer, window.location.origin);
}

/**
 * @param referrer of the page, an address or empty
 * @param origin the shop's own
 * @returns the path of a storefront page; `undefined` for any other
 */
export function pathBefore(referrer: string, origin: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const { origin: from, pathname, search } = new URL(referrer);
  return from === origin && !OTHER_PROGRAMS.test(pathname) ? pathname + search : undefined;
}
