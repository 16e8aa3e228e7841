import { create } from 'zustand';
import { userIdOf } from './token.ts';

/** The token's key in local storage, as specified. */
const TOKEN_KEY = 'token';

type Session = {
  /** null for guests, on the server, and until `followToken` has read the stored token. */
  token: string | null;
};

/** The session, for components: `useSession((session) => session.token !== null)`. */
export const useSession = create<Session>(() => ({ token: null }));

/** Returns the stored token, even if the store does not have it yet. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY) || null;
  } catch {
    // Storage is blocked, so the session lasts only as long as the page.
    return useSession.getState().token;
  }
}

/** Returns the id of the user whose token is stored; undefined for a guest. */
export function readUserId(): string | undefined {
  return userIdOf(readToken());
}

export function setToken(token: string): void {
  useSession.setState({ token });
  try {
    localStorage.setItem(TOKEN_KEY, token);
  } catch {
    // Storage is blocked.
  }
}

export function clearToken(): void {
  useSession.setState({ token: null });
  try {
    localStorage.removeItem(TOKEN_KEY);
  } catch {
    // Storage is blocked.
  }
}

/** Signs out silently after the API has refused a token, unless the token has been replaced since. */
export function rejectToken(token: string): void {
  if (readToken() === token) clearToken();
}

/**
 * Reads the stored token now and whenever another tab changes it. The shell calls it once the page is
 * hydrated, so that the first render matches the server's.
 * @returns a function that stops it
 */
export function followToken(): () => void {
  const takeOver = () => useSession.setState({ token: readToken() });
  // The key is null if another tab has cleared the storage.
  const follow = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY || event.key === null) takeOver();
  };
  takeOver();
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
