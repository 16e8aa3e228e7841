import { type Location, useLocation } from 'react-router';
import { paths } from '../paths.ts';

/** History state that a link to /login may carry, so that the address stays plain. */
export type LoginState = {
  /** Where to continue after signing in. */
  from?: string;
  /** Why signing in is necessary. */
  reason?: string;
};

const signInPages = [paths.login(), paths.forgotPassword(), paths.resetPassword()];

/** Returns the state for links to /login that leads back to the current page. */
export function useLoginState(): LoginState {
  const location = useLocation();
  return signInPages.includes(location.pathname)
    ? readLoginState(location)
    : { from: location.pathname + location.search + location.hash };
}

export function readLoginState({ state }: Pick<Location, 'state'>): LoginState {
  return typeof state === 'object' && state !== null ? state : {};
}
