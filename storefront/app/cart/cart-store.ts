import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { readToken } from '../account/session-store.ts';
import { clearBuyNow } from './buy-now-store.ts';
import { type CartData, type CartLine, readStoredCart, setQuantity, withLineAt } from './cart.rules.ts';

type Cart = {
  cartData: CartData;
  /** The user whose cart on the server this is a copy of; null for a cart that a guest has filled. */
  owner: string | null;
};

/**
 * The cart of this browser, kept in local storage. The server renders it empty; the shell reads the stored one once the
 * page is hydrated, so that both render the same first.
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

/** Calls with every line that a signed-in shopper changes; `server-cart.ts` tells the server. @returns ends it */
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

/** Puts a line back to where it was. */
export function restoreCartLine(line: CartLine, index: number): void {
  setCartLine(line);
  useCart.setState(({ cartData }) => ({ cartData: withLineAt(cartData, line, index) }));
}

/** Empties the cart and, as the specification has it (section 4), the direct buy too. */
export function clearCart(): void {
  useCart.setState({ cartData: {} });
  clearBuyNow();
}

/**
 * Takes out what was bought, and leaves what was added meanwhile. The server has done the same for a purchase of the
 * shopper's own; that of a guest who has signed in since is sent to it.
 */
export function removeBought({ lines, isGuest }: { lines: readonly CartLine[]; isGuest: boolean }): void {
  // The page of the outcome may be the first one of this tab, which has not read the cart yet.
  useCart.persist.rehydrate();
  if (isGuest) for (const line of lines) setCartLine({ ...line, quantity: 0 });
  const { cartData } = useCart.getState();
  useCart.setState({
    cartData: lines.reduce((cart, line) => setQuantity(cart, { ...line, quantity: 0 }), cartData),
  });
}

/** Replaces the cart of this browser by the one that the server keeps for a user. */
export function takeOverCart(cartData: CartData, owner: string): void {
  useCart.setState({ cartData, owner });
}

/** The cart stays, as a guest's: the session ended before the server knew of it. */
export function disownCart(): void {
  useCart.setState({ owner: null });
}
