import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { useBuyNow } from './buy-now-store.ts';
import { countUnits } from './cart.rules.ts';
import { useCart } from './cart-store.ts';

/**
 * Returns the number of units for the cart's badge; in the direct checkout, those of the item that replaces
 * the cart.
 */
export function useCartCount(): number {
  const { pathname } = useLocation();
  const item = useBuyNow((state) => state.item);
  const count = useCart((cart) => countUnits(cart.cartData));
  return item && pathname === paths.placeOrder() ? item.quantity : count;
}
