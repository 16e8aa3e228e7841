import { buttonClass } from '@gulmohar/ui/button.tsx';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { collectionMessages as messages } from './collection.messages.ts';
import { KeptFields } from './kept-fields.tsx';
import { listingPath, readPage } from './listing.ts';
import type { LoadedListing } from './load-listing.ts';

/** The list goes on by itself up to this page; then the shopper decides. */
const LAST_AUTOMATIC_PAGE = 3;
/** How far before the end of the list the next page is asked for. */
const AHEAD_PX = 200;

type LoadMoreProps = { list: LoadedListing; isLoading: boolean };

/** Brings the next page as the end of the list comes near, later by a button; at the very end it says so. */
export function LoadMore({ list, isLoading }: LoadMoreProps) {
  const { listing, page, totalPages, totalProducts } = list;
  const navigate = useNavigate();
  const location = useLocation();
  const end = useRef<HTMLDivElement>(null);
  const isEnd = page >= totalPages;
  // The address is ahead of the list when a page could not be had: then only the shopper tries again.
  const hasFailed = readPage(new URLSearchParams(location.search)) !== page;
  const isAutomatic = !isEnd && !isLoading && !hasFailed && page < LAST_AUTOMATIC_PAGE;

  function loadNext(): void {
    navigate(listingPath(listing, page + 1), { replace: true, preventScrollReset: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is watched for anew; loadNext follows the same
  useEffect(() => {
    if (!isAutomatic || !end.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadNext(), {
      rootMargin: `0px 0px ${AHEAD_PX}px 0px`,
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [isAutomatic, page, listing]);

  if (isEnd) {
    return (
      <p className="mt-14 border-t border-rule pt-8 text-center text-muted">{messages.end(totalProducts)}</p>
    );
  }
  return (
    <div ref={end} className="mt-14 grid justify-items-center gap-4">
      <p className="text-sm text-muted">{messages.shown(list.products.length, totalProducts)}</p>
      <form
        method="get"
        action={paths.collection()}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLoading) loadNext();
        }}
      >
        <KeptFields listing={listing} except={['page']} />
        <input type="hidden" name="page" value={page + 1} />
        <button type="submit" aria-disabled={isLoading} className={buttonClass('secondary')}>
          {messages.loadMore}
        </button>
      </form>
    </div>
  );
}
