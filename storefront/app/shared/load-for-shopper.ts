import { readToken } from '../account/session-store.ts';

/**
 * For the `clientLoader` of a page that only a signed-in shopper has. A shopper who is no longer signed in is led to
 * the login by the page itself (`useLoginRequired`), which the data of nobody must not keep from being shown.
 * @returns undefined for a guest, and for a token that the server has just refused
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
