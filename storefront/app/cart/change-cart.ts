import { readToken } from '../session/session-store.ts';
import { clearBuyNow } from './buy-now-store.ts';
import { type CartLine, setQuantity, withLineAt } from './cart.rules.ts';
import { useCart } from './cart-store.ts';
import { sendChange } from './server-cart.ts';

/**
 * Changes a line here at once and, for a signed-in shopper, in the server's cart. Removing the last line clears
 * the cart and therefore, as specified, the direct buy.
 */
export function setCartLine(line: CartLine): void {
  const { cartData, owner } = useCart.getState();
  const isSignedIn = readToken() !== null;
  const changed = setQuantity(cartData, line);
  useCart.setState({ cartData: changed, owner: isSignedIn ? owner : null });
  if (Object.keys(changed).length === 0) clearBuyNow();
  if (isSignedIn) void sendChange(line, cartData);
}

/** Puts a removed line back in its former place. */
export function restoreCartLine(line: CartLine, index: number): void {
  setCartLine(line);
  useCart.setState(({ cartData }) => ({ cartData: withLineAt(cartData, line, index) }));
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
