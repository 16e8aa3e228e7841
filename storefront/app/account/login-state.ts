import { type Location, useLocation } from 'react-router';
import { paths } from '../paths.ts';

/** What a link to /login may carry in the history, so that the address stays plain. */
export type LoginState = {
  /** Where to go on after signing in. */
  from?: string;
  /** What signing in is needed for. */
  reason?: string;
};

const signInPages = [paths.login(), paths.forgotPassword(), paths.resetPassword()];

/** For links to /login: it leads back to the page that they stand on. */
export function useLoginState(): LoginState {
  const location = useLocation();
  return signInPages.includes(location.pathname)
    ? readLoginState(location)
    : { from: location.pathname + location.search + location.hash };
}

export function readLoginState({ state }: Pick<Location, 'state'>): LoginState {
  return typeof state === 'object' && state !== null ? state : {};
}
