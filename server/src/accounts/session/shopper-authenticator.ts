import type { Authenticator } from '../../platform/http/authenticator.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { Sessions } from './sessions.ts';

/**
 * Identifies the caller where the endpoint needs it. An invalid token is refused even where signing in is
 * optional, so that nobody buys as a guest while believing to be signed in.
 * @returns the authenticator of shoppers; it throws ShopError UNAUTHENTICATED
 */
export function shopperAuthenticator(sessions: Sessions): Authenticator {
  return ({ shopper: use = 'none' }) => {
    if (use === 'none') return undefined;
    return async ({ headers: { token } }) => {
      if (use === 'optional' && !token) return undefined;
      const shopper = typeof token === 'string' ? await sessions.findShopper(token) : undefined;
      if (!shopper) throw new ShopError('UNAUTHENTICATED', 'Please login to continue');
      return shopper;
    };
  };
}
