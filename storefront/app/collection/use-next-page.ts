import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { goesOnByItself, listingPath, readPage } from './listing.ts';
import type { LoadedListing } from './load-listing.ts';
import { whenVisible } from './when-visible.ts';

/** The distance from the end of the list at which the next page is requested. */
const AHEAD_PX = 200;
const FAR_ABOVE_PX = 100_000;

type NextPage = {
  /** Further pages load automatically, so space for them is reserved and nothing shifts. */
  isAutomatic: boolean;
  loadNext: () => void;
  /** The ref of the element at the end of the list. */
  end: RefObject<HTMLLIElement | null>;
};

/**
 * Loads the next page automatically near the end of the list, and after a number of products only on request.
 * @param isLoading whether the next page is loading
 * @param isLeaving whether another list is loading
 */
export function useNextPage(
  { listing, page, totalPages }: LoadedListing,
  isLoading: boolean,
  isLeaving: boolean,
): NextPage {
  const navigate = useNavigate();
  const { search } = useLocation();
  const end = useRef<HTMLLIElement>(null);
  // The address is ahead of the list if a page failed to load; then only the shopper can retry.
  const hasFailed = !isLoading && readPage(new URLSearchParams(search)) !== page;
  const isAutomatic = goesOnByItself(page, totalPages) && !hasFailed;

  function loadNext(): void {
    if (!isLoading) navigate(listingPath(listing, page + 1), { replace: true, preventScrollReset: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page needs a new observer; loadNext changes with it
  useEffect(() => {
    if (!isAutomatic || isLoading || isLeaving || !end.current) return;
    return whenVisible(end.current, loadNext, {
      // Includes the area above the screen, because a jump to the bottom of the page skips past the end.
      rootMargin: `${FAR_ABOVE_PX}px 0px ${AHEAD_PX}px 0px`,
    });
  }, [isAutomatic, isLoading, isLeaving, page, listing]);

  return { isAutomatic, loadNext, end };
}
