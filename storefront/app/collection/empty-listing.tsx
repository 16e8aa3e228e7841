import { buttonClass } from '@gulmohar/ui/button.tsx';
import { Link } from 'react-router';
import { NoticePage } from '../page/notice-page.tsx';
import { TryAgain } from '../page/try-again.tsx';
import { paths } from '../paths.ts';
import { ProductGrid } from '../product-card/product-grid.tsx';
import { collectionMessages as messages } from './collection.messages.ts';
import { cleared, isFiltered, listingPath } from './listing.ts';
import type { LoadedListing } from './load-listing.ts';
import { OtherSearches } from './other-searches.tsx';

/**
 * What to do if nothing matches or the list could not be loaded. If only the filters exclude the search's
 * results, some of those are shown.
 */
export function EmptyListing({ list: { listing, explanation, hidden, failure } }: { list: LoadedListing }) {
  const { search } = listing;
  const { otherwise } = explanation;
  if (failure !== undefined) {
    return (
      <NoticePage title={messages.noProducts} level={2} missing="lens">
        <p role="alert">{failure}</p>
        <TryAgain />
      </NoticePage>
    );
  }
  return (
    <>
      <NoticePage title={search ? messages.noResults : messages.noProducts} level={2} missing="lens">
        <p className="text-muted">{hint(search, otherwise?.withoutFilters)}</p>
        {isFiltered(listing) ? (
          <Link to={listingPath(cleared(listing))} className={buttonClass()}>
            {messages.clearAll}
          </Link>
        ) : (
          <Link to={paths.collection()} className={buttonClass()}>
            {messages.seeAll}
          </Link>
        )}
        {otherwise && <OtherSearches otherwise={otherwise} />}
      </NoticePage>
      {otherwise && hidden.length > 0 && (
        <section aria-labelledby="hidden-products">
          <h2 id="hidden-products" className="mb-6 font-display text-2xl text-heading">
            {messages.hiddenProducts}
          </h2>
          <ProductGrid products={hidden} />
          {otherwise.withoutFilters > hidden.length && (
            <p className="mt-8 text-center">
              <Link to={listingPath(cleared(listing))} className={buttonClass('secondary')}>
                {messages.showHidden(otherwise.withoutFilters)}
              </Link>
            </p>
          )}
        </section>
      )}
    </>
  );
}

function hint(search: string | null, withoutFilters = 0): string {
  if (!search) return messages.noProductsHint;
  return withoutFilters > 0 ? messages.hiddenHint(search, withoutFilters) : messages.noResultsHint(search);
}
