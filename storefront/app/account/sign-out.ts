import { clearCart } from '../cart/cart-store.ts';
import { clearWishlist } from '../wishlist/wishlist-store.ts';
import { clearToken } from './session-store.ts';

/** Forgets the shopper in this browser: the token, the cart, the wishlist and all that is stored. */
export function signOut(): void {
  clearToken();
  clearCart();
  clearWishlist();
  localStorage.clear();
  sessionStorage.clear();
}
