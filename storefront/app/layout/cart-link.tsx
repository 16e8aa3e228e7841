import { useCartCount } from '../cart/use-cart-count.ts';
import { IconLink } from '../page/icon-link.tsx';
import { paths } from '../paths.ts';
import { layoutMessages as messages } from './layout.messages.ts';

/**
 * The link to the cart. Its count appears only in the browser, because the server's pages are the same for
 * all shoppers.
 */
export function CartLink() {
  const count = useCartCount();
  return <IconLink icon="bag" label={messages.cart(count)} to={paths.cart()} count={count} />;
}
