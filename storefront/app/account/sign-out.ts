import type { logOut } from '@gulmohar/contract/accounts/session.ts';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { clearCart } from '../cart/cart-store.ts';
import { viewed } from '../recently-viewed/viewed.ts';
import { clearToken, readToken } from '../session/session-store.ts';
import { clearWishlist } from '../wishlist/wishlist-store.ts';

const endSession = addressOf<typeof logOut>({ method: 'POST', path: '/user/logout', shopper: 'required' });

/**
 * Ends the session here and on the server, and removes the shopper's data from this browser: token, cart,
 * wishlist, recently viewed products and everything else in storage.
 */
export function signOut(): void {
  if (readToken() !== null) browserApi(endSession).catch(() => undefined);
  forgetShopper();
}

/** Removes the shopper's data from this browser after the server has already ended the session. */
export function forgetShopper(): void {
  clearToken();
  clearCart();
  clearWishlist();
  localStorage.clear();
  sessionStorage.clear();
  void globalThis.caches?.delete(viewed.cache);
}
