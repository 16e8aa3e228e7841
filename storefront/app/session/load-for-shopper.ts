import { readToken } from './session-store.ts';

/**
 * Loads data for the `clientLoader` of a page that requires sign-in. If the shopper is no longer signed in,
 * it must not throw, because the page itself has to render to redirect to the login (`useLoginRequired`).
 * @returns undefined for a guest, and after the server has refused the token
 * @throws what `load` throws, for the page's `ErrorBoundary`
 */
export async function loadForShopper<Data>(load: () => Promise<Data>): Promise<Data | undefined> {
  if (readToken() === null) return undefined;
  try {
    return await load();
  } catch (error) {
    if (readToken() === null) return undefined;
    throw error;
  }
}
