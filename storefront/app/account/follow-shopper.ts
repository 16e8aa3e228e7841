import { syncCart } from '../cart/server-cart.ts';
import { followToken, useSession } from '../session/session-store.ts';
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
  const actions = await import('../wishlist/wishlist-actions.ts').catch(() => undefined);
  // Without a response the wishlist icons stay as they are.
  await actions?.loadWishlist().catch(() => undefined);
  await actions?.finishWish();
}
