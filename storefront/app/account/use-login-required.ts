import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { useLoginState } from './login-state.ts';
import { readToken, useSession } from './session-store.ts';

/**
 * For pages of signed-in shoppers: without a token, or on losing it, redirects to /login and back afterwards.
 * @returns whether somebody is signed in; false on the server and in the first render
 */
export function useLoginRequired(): boolean {
  const token = useSession((session) => session.token);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const state = useLoginState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the token changes, not with every address
  useEffect(() => {
    const isOnTheWayOut = window.location.pathname !== pathname;
    // The store itself follows the stored token only after the first effects of the page.
    if (readToken() === null && !isOnTheWayOut) navigate(paths.login(), { replace: true, state });
  }, [token]);
  return token !== null;
}
