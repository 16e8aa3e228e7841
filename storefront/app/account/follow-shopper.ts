import { syncCart } from '../cart/server-cart.ts';
import { followToken, useSession } from '../session/session-store.ts';
import { finishWish, loadWishlist } from '../wishlist/wishlist-actions.ts';
import { clearWishlist } from '../wishlist/wishlist-store.ts';

/**
 * Keeps this browser's cart and wishlist in sync with the signed-in shopper, including changes in other tabs.
 * The shell calls it once the page is hydrated and the stored cart has been read.
 * @returns a function that stops it
 */
export function followShopper(): () => void {
  const stops = [
    useSession.subscribe(({ token }, before) => {
      if (token !== before.token) welcome(token);
    }),
    followToken(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

async function welcome(token: string | null): Promise<void> {
  if (token === null) return clearWishlist();
  syncCart();
  // Without a response the wishlist icons stay as they are.
  await loadWishlist().catch(() => undefined);
  await finishWish();
}
