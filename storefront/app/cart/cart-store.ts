import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { type CartData, type CartLine, readStoredCart, setQuantity } from './cart.rules.ts';

type Cart = { cartData: CartData };

/**
 * The guest's cart, kept in local storage. The server renders it empty; the shell reads the stored one once the page
 * is alive, so that both render the same first.
 */
export const useCart = create<Cart>()(
  persist((): Cart => ({ cartData: {} }), {
    name: 'gulmohar-cart',
    skipHydration: true,
    merge: (stored) => ({ cartData: readStoredCart((stored as Partial<Cart> | undefined)?.cartData) }),
  }),
);

export function setCartLine(line: CartLine): void {
  useCart.setState(({ cartData }) => ({ cartData: setQuantity(cartData, line) }));
}

export function clearCart(): void {
  useCart.setState({ cartData: {} });
}
