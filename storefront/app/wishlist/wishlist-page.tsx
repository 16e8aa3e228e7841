import type { ReactNode } from 'react';
import { LoadFailed } from '../page/load-failed.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { loadForShopper } from '../session/load-for-shopper.ts';
import { readToken, readUserId, useSession } from '../session/session-store.ts';
import { userIdOf } from '../session/token.ts';
import { useReloadOnSignIn } from '../session/use-reload-on-sign-in.ts';
import type { Route } from './+types/wishlist-page';
import { ClearWishlist } from './clear-wishlist.tsx';
import { EmptyWishlist } from './empty-wishlist.tsx';
import { ShareWishlist } from './share-wishlist.tsx';
import { wishlistMessages as messages } from './wishlist.messages.ts';
import { loadWishlist } from './wishlist-actions.ts';
import { WishlistCard } from './wishlist-card.tsx';
import { WishlistSkeleton } from './wishlist-skeleton.tsx';
import { useWishlist } from './wishlist-store.ts';

/**
 * Loads the list into the store, which the heart buttons use, too. Without a response, a list that is already
 * known stays.
 */
export async function clientLoader() {
  const userId = readUserId();
  try {
    await loadForShopper(loadWishlist);
  } catch (error) {
    if (useWishlist.getState().products === undefined) throw error;
  }
  return { userId };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.title, description: messages.description });
}

export function HydrateFallback() {
  return (
    <Frame>
      <WishlistSkeleton />
    </Frame>
  );
}

export function ErrorBoundary() {
  return <LoadFailed title={messages.title} text={messages.loadFailed} />;
}

export default function WishlistPage({ loaderData }: Route.ComponentProps) {
  useReloadOnSignIn(loaderData.userId);
  const { productIds, products } = useWishlist();
  // The store reads the stored token a moment later.
  const token = useSession((session) => session.token) ?? readToken();
  const saved = productIds.flatMap((id) => products?.find((product) => product._id === id) ?? []);

  if (userIdOf(token) === undefined) return <EmptyWishlist isGuest />;
  // Somebody has just signed in, in another tab.
  if (!products) return <HydrateFallback />;
  if (saved.length === 0) return <EmptyWishlist />;
  return (
    <Frame>
      <div className="mt-1 mb-6 flex min-h-12 flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="text-muted">
          {messages.count(saved.length)}
        </p>
        <div className="flex gap-6">
          <ShareWishlist />
          <ClearWishlist />
        </div>
      </div>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-10 md:grid-cols-3 md:gap-x-5 xl:grid-cols-4">
        {saved.map((product) => (
          <WishlistCard key={product._id} product={product} />
        ))}
      </ul>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width">
      <h1 className="mt-10 font-display text-3xl text-heading">{messages.title}</h1>
      {children}
    </div>
  );
}
