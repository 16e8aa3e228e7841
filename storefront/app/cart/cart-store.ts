import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { browserStorage } from '../session/browser-storage.ts';
import { clearBuyNow } from './buy-now-store.ts';
import { type CartData, readStoredCart } from './cart.rules.ts';

type Cart = {
  cartData: CartData;
  /** The user whose server cart this is a copy of; null for a guest's cart. */
  owner: string | null;
};

/**
 * This browser's cart, kept in local storage. The server renders it empty; the shell reads the stored one
 * once the page is hydrated, so that the first render is the same on both.
 */
export const useCart = create<Cart>()(
  persist((): Cart => ({ cartData: {}, owner: null }), {
    name: 'gulmohar-cart',
    storage: createJSONStorage(() => browserStorage('localStorage')),
    skipHydration: true,
    merge: (stored) => {
      const { cartData, owner } = (stored as Partial<Cart> | undefined) ?? {};
      return { cartData: readStoredCart(cartData), owner: typeof owner === 'string' ? owner : null };
    },
  }),
);

/** Empties the cart and, as specified, the direct buy. */
export function clearCart(): void {
  useCart.setState({ cartData: {} });
  clearBuyNow();
}

/** Replaces this browser's cart with the server's cart of a user. */
export function takeOverCart(cartData: CartData, owner: string): void {
  useCart.setState({ cartData, owner });
}

/** Turns the cart into a guest's, because the session ended before the server received it. */
export function disownCart(): void {
  useCart.setState({ owner: null });
}
