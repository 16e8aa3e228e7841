import { useCartCount } from '../cart/use-cart-count.ts';
import { paths } from '../paths.ts';
import { IconLink } from './icon-link.tsx';
import { layoutMessages as messages } from './layout.messages.ts';

/** The way to the cart; its count shows in the browser only, as the server knows no shopper. */
export function CartLink() {
  const count = useCartCount();
  return <IconLink icon="bag" label={messages.cart(count)} to={paths.cart()} count={count} />;
}
