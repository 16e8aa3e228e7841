import { followCart, syncCart } from '../cart/server-cart.ts';
import { finishWish, loadWishlist } from '../wishlist/wishlist-actions.ts';
import { clearWishlist } from '../wishlist/wishlist-store.ts';
import { forgetProfile } from './profile-store.ts';
import { followToken, useSession } from './session-store.ts';
import { userIdOf } from './token.ts';

/**
 * Keeps this browser's cart, wishlist and profile those of whoever is signed in, in this tab or another one. The shell
 * calls it once the page is alive and the stored cart is read.
 * @returns ends it
 */
export function followShopper(): () => void {
  const stops = [
    useSession.subscribe(({ token }, before) => {
      if (token === before.token) return;
      // A new token after a change of the password is still the same shopper's.
      if (userIdOf(token) !== userIdOf(before.token)) forgetProfile();
      welcome(token);
    }),
    followCart(),
    followToken(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

async function welcome(token: string | null): Promise<void> {
  if (token === null) return clearWishlist();
  syncCart();
  await loadWishlist();
  await finishWish();
}
