import { Button } from '@gulmohar/ui/button.tsx';
import { useEffect, useState } from 'react';
import { readToken, useSession } from '../account/session-store.ts';
import { userIdOf } from '../account/token.ts';
import { NoticePage } from '../layout/notice-page.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import type { Route } from './+types/wishlist-page';
import { ClearWishlist } from './clear-wishlist.tsx';
import { EmptyWishlist } from './empty-wishlist.tsx';
import { wishlistMessages as messages } from './wishlist.messages.ts';
import { loadWishlist } from './wishlist-actions.ts';
import { WishlistCard } from './wishlist-card.tsx';
import { WishlistSkeleton } from './wishlist-skeleton.tsx';
import { useWishlist } from './wishlist-store.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.title, description: messages.description });
}

export default function WishlistPage() {
  const { productIds, products } = useWishlist();
  const state = usePageState();
  const saved = productIds.flatMap((id) => products?.find((product) => product._id === id) ?? []);

  if (state === 'failed' && !products) return <Failed />;
  if (state === 'guest') return <EmptyWishlist isGuest />;
  if (products && saved.length === 0) return <EmptyWishlist />;
  return (
    <div className="page-width">
      <h1 className="mt-10 font-display text-3xl text-heading">{messages.title}</h1>
      {products ? (
        <>
          <div className="mt-1 mb-6 flex min-h-12 flex-wrap items-center justify-between gap-x-6">
            <p role="status" className="text-muted">
              {messages.count(saved.length)}
            </p>
            <ClearWishlist />
          </div>
          <ul className="grid grid-cols-2 gap-x-3 gap-y-10 md:grid-cols-3 md:gap-x-5 xl:grid-cols-4">
            {saved.map((product) => (
              <WishlistCard key={product._id} product={product} />
            ))}
          </ul>
        </>
      ) : (
        <WishlistSkeleton />
      )}
    </div>
  );
}

/** Reads the list anew on each visit of the page; until the first answer it is 'loading'. */
function usePageState(): 'loading' | 'guest' | 'read' | 'failed' {
  const token = useSession((session) => session.token);
  const [state, setState] = useState<'loading' | 'guest' | 'read' | 'failed'>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when somebody signs in or out
  useEffect(() => {
    let isWanted = true;
    if (userIdOf(readToken()) === undefined) return setState('guest');
    loadWishlist().then((isRead) => isWanted && setState(isRead ? 'read' : 'failed'));
    return () => {
      isWanted = false;
    };
  }, [token]);
  return state;
}

function Failed() {
  return (
    <NoticePage title={messages.title}>
      <p role="alert">{messages.loadFailed}</p>
      <Button onClick={() => location.reload()}>{messages.tryAgain}</Button>
    </NoticePage>
  );
}
