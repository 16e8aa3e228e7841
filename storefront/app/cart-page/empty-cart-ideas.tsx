import { LookOfViewed } from '../complete-look/look-of-viewed.tsx';
import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx';

/** Ways on from an empty cart. A file of its own, because most carts are not empty and do not load it. */
export function EmptyCartIdeas() {
  return (
    <div className="page-width">
      <RecentlyViewed />
      <LookOfViewed />
    </div>
  );
}
