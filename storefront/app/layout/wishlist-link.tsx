import { IconLink } from '../page/icon-link.tsx';
import { paths } from '../paths.ts';
import { useWishlist } from '../wishlist/wishlist-store.ts';
import { layoutMessages as messages } from './layout.messages.ts';

export function WishlistLink() {
  const count = useWishlist((wishlist) => wishlist.productIds.length);
  return <IconLink icon="heart" label={messages.wishlist(count)} to={paths.wishlist()} count={count} />;
}
