import { CompleteLook } from '../complete-look/complete-look.tsx';
import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx';
import { useViewed } from '../recently-viewed/use-viewed.ts';

/** Ways on from an empty cart. A file of its own, because most carts are not empty and do not load it. */
export function EmptyCartIdeas() {
  const viewed = useViewed({ withLook: true });
  return (
    <div className="page-width">
      <RecentlyViewed viewed={viewed} />
      <CompleteLook products={viewed?.look ?? []} />
    </div>
  );
}
