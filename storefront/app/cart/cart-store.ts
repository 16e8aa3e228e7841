import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { readToken } from '../session/session-store.ts';
import { clearBuyNow } from './buy-now-store.ts';
import { type CartData, type CartLine, readStoredCart, setQuantity, withLineAt } from './cart.rules.ts';

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
    skipHydration: true,
    merge: (stored) => {
      const { cartData, owner } = (stored as Partial<Cart> | undefined) ?? {};
      return { cartData: readStoredCart(cartData), owner: typeof owner === 'string' ? owner : null };
    },
  }),
);

type Follower = (line: CartLine, before: CartData) => void;
const followers = new Set<Follower>();

/**
 * Calls back for each line that a signed-in shopper changes; `server-cart.ts` sends it to the server.
 * @returns a function that stops it
 */
export function followChanges(follower: Follower): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}

export function setCartLine(line: CartLine): void {
  const { cartData, owner } = useCart.getState();
  const isSignedIn = readToken() !== null;
  useCart.setState({ cartData: setQuantity(cartData, line), owner: isSignedIn ? owner : null });
  if (isSignedIn) for (const follower of followers) follower(line, cartData);
}

/** Puts a removed line back in its former place. */
export function restoreCartLine(line: CartLine, index: number): void {
  setCartLine(line);
  useCart.setState(({ cartData }) => ({ cartData: withLineAt(cartData, line, index) }));
}

/** Empties the cart and, as specified (section 4), the direct buy. */
export function clearCart(): void {
  useCart.setState({ cartData: {} });
  clearBuyNow();
}

/**
 * Removes what was bought and keeps what was added since. For a signed-in shopper's own purchase the server
 * has done the same; the removal of a guest's purchase is sent to it if the guest has signed in since.
 */
export function removeBought({ lines, isGuest }: { lines: readonly CartLine[]; isGuest: boolean }): void {
  // The outcome page may be the first one of this tab, which then has not read the cart yet.
  useCart.persist.rehydrate();
  if (isGuest) for (const line of lines) setCartLine({ ...line, quantity: 0 });
  const { cartData } = useCart.getState();
  useCart.setState({
    cartData: lines.reduce((cart, line) => setQuantity(cart, { ...line, quantity: 0 }), cartData),
  });
}

/** Replaces this browser's cart with the server's cart of a user. */
export function takeOverCart(cartData: CartData, owner: string): void {
  useCart.setState({ cartData, owner });
}

/** Turns the cart into a guest's, because the session ended before the server received it. */
export function disownCart(): void {
  useCart.setState({ owner: null });
}
