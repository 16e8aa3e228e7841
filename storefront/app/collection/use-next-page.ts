import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { goesOnByItself, listingPath, readPage } from './listing.ts';
import type { LoadedListing } from './load-listing.ts';

/** How far before the end of the list the next page is asked for. */
const AHEAD_PX = 200;
const FAR_ABOVE_PX = 100_000;

type NextPage = {
  /** The list goes on by itself, so the room for what comes is there already and nothing shifts. */
  isAutomatic: boolean;
  loadNext: () => void;
  /** To be put where the list ends. */
  end: RefObject<HTMLLIElement | null>;
};

/**
 * Brings the next page as the end of the list comes near, later only when asked.
 * @param isLoading the next page is on its way
 * @param isLeaving another list is
 */
export function useNextPage(
  { listing, page, totalPages }: LoadedListing,
  isLoading: boolean,
  isLeaving: boolean,
): NextPage {
  const navigate = useNavigate();
  const { search } = useLocation();
  const end = useRef<HTMLLIElement>(null);
  // The address is ahead of the list when a page could not be had: then only the shopper tries again.
  const hasFailed = !isLoading && readPage(new URLSearchParams(search)) !== page;
  const isAutomatic = goesOnByItself(page, totalPages) && !hasFailed;

  function loadNext(): void {
    if (!isLoading) navigate(listingPath(listing, page + 1), { replace: true, preventScrollReset: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is watched for anew; loadNext follows the same
  useEffect(() => {
    if (!isAutomatic || isLoading || isLeaving || !end.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadNext(), {
      // Above the screen too: a jump to the foot of the page passes the end.
      rootMargin: `${FAR_ABOVE_PX}px 0px ${AHEAD_PX}px 0px`,
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [isAutomatic, isLoading, isLeaving, page, listing]);

  return { isAutomatic, loadNext, end };
}
