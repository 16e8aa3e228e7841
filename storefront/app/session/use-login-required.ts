import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { useLoginState } from './login-state.ts';
import { readToken, useSession } from './session-store.ts';

/**
 * For pages that require sign-in: without a token, or once it is lost, redirects to /login, which later leads
 * back.
 * @returns whether the shopper is signed in; false on the server and in the first render
 */
export function useLoginRequired(): boolean {
  const token = useSession((session) => session.token);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const state = useLoginState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the token changes, not on every navigation
  useEffect(() => {
    const isOnTheWayOut = window.location.pathname !== pathname;
    // The store reads the stored token only after the page's first effects.
    if (readToken() === null && !isOnTheWayOut) navigate(paths.login(), { replace: true, state });
  }, [token]);
  return token !== null;
}
