import { buttonClass } from '@gulmohar/ui/button.tsx';
import { Link } from 'react-router';
import { NoticePage } from '../layout/notice-page.tsx';
import { paths } from '../paths.ts';
import { TryAgain } from '../shared/try-again.tsx';
import { collectionMessages as messages } from './collection.messages.ts';
import { cleared, isFiltered, listingPath } from './listing.ts';
import type { LoadedListing } from './load-listing.ts';

/** What to do when nothing matches, or the list could not be had. */
export function EmptyListing({ list: { listing, failure } }: { list: LoadedListing }) {
  const { search } = listing;
  if (failure !== undefined) {
    return (
      <NoticePage title={messages.noProducts} level={2} isEmpty>
        <p role="alert">{failure}</p>
        <TryAgain />
      </NoticePage>
    );
  }
  return (
    <NoticePage title={search ? messages.noResults : messages.noProducts} level={2} isEmpty>
      <p className="text-muted">{search ? messages.noResultsHint(search) : messages.noProductsHint}</p>
      {isFiltered(listing) ? (
        <Link to={listingPath(cleared(listing))} className={buttonClass()}>
          {messages.clearAll}
        </Link>
      ) : (
        <Link to={paths.collection()} className={buttonClass()}>
          {messages.seeAll}
        </Link>
      )}
    </NoticePage>
  );
}
