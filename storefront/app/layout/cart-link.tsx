import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { countPieces } from '../cart/cart.rules.ts';
import { useCart } from '../cart/cart-store.ts';
import { paths } from '../paths.ts';
import { layoutMessages as messages } from './layout.messages.ts';

/** The way to the cart; its count shows in the browser only, as the server knows no shopper. */
export function CartLink() {
  const count = useCart((cart) => countPieces(cart.cartData));
  return (
    <Link
      to={paths.cart()}
      aria-label={messages.cart(count)}
      className="relative -mr-2.5 grid size-11 place-items-center justify-self-end"
    >
      <ShoppingBag aria-hidden="true" strokeWidth={1.5} />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-primary px-1 text-center text-sm leading-5 font-semibold text-on-primary tabular-nums"
        >
          {count}
        </span>
      )}
    </Link>
  );
}
