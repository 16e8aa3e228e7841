import { buttonClass } from '@gulmohar/ui/button.tsx';
import { Link } from 'react-router';
import { NoticePage } from '../layout/notice-page.tsx';
import { paths } from '../paths.ts';
import { collectionMessages as messages } from './collection.messages.ts';
import { cleared, isFiltered, type Listing, listingPath } from './listing.ts';

/** What to do when nothing matches. */
export function EmptyListing({ listing }: { listing: Listing }) {
  const { search } = listing;
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
