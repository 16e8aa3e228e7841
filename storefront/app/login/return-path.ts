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
