import { create } from 'zustand';

/** The token's key in local storage, by the specification. */
const TOKEN_KEY = 'token';

type Session = {
  /** null for a guest, for the server, and until `followToken` has looked. */
  token: string | null;
};

/** Whether somebody is signed in, for components: `useSession((session) => session.token !== null)`. */
export const useSession = create<Session>(() => ({ token: null }));

/** The token as it is stored now; also right before the store has followed it. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY) || null;
  } catch {
    // Storage is blocked: the session lasts as long as the page.
    return useSession.getState().token;
  }
}

export function setToken(token: string): void {
  useSession.setState({ token });
  try {
    localStorage.setItem(TOKEN_KEY, token);
  } catch {
    // As above.
  }
}

export function clearToken(): void {
  useSession.setState({ token: null });
  try {
    localStorage.removeItem(TOKEN_KEY);
  } catch {
    // As above.
  }
}

/** Signs out quietly when the API no longer accepts a token, unless it has been replaced by now. */
export function rejectToken(token: string): void {
  if (readToken() === token) clearToken();
}

/**
 * Reads the stored token now and whenever another tab changes it. The shell calls it once the page is hydrated, so
 * that the first render is the server's.
 * @returns ends it
 */
export function followToken(): () => void {
  const takeOver = () => useSession.setState({ token: readToken() });
  // The key is null when another tab has cleared everything.
  const follow = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY || event.key === null) takeOver();
  };
  takeOver();
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
