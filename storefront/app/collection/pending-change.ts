import type { Location } from 'react-router';
import { isListingPath } from '../paths.ts';
import { listingPath, queryOf, readListing, readPage } from './listing.ts';
import type { LoadedListing } from './load-listing.ts';

/**
 * Returns how a pending navigation changes the list on the screen.
 * @param to its destination; undefined if there is none
 */
export function pendingChange(
  to: Pick<Location, 'pathname' | 'search'> | undefined,
  { listing, page }: Pick<LoadedListing, 'listing' | 'page'>,
): 'next page' | 'other list' | undefined {
  if (!to || !isListingPath(to.pathname)) return undefined;
  const query = queryOf(to);
  const isSameList = listingPath(readListing(query)) === listingPath(listing);
  return isSameList && readPage(query) === page + 1 ? 'next page' : 'other list';
}
