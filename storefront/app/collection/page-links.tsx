import { Link } from 'react-router';
import { collectionMessages as messages } from './collection.messages.ts';
import { listingPath } from './listing.ts';
import type { LoadedListing } from './load-listing.ts';

/** The previous and next page as plain links, for crawlers and browsers without JavaScript. */
export function PageLinks({ list: { listing, page, totalPages } }: { list: LoadedListing }) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={messages.pages} className="mt-8 hidden justify-center gap-6 noscript:flex">
      {page > 1 && (
        <Link
          to={listingPath(listing, page - 1)}
          rel="prev"
          discover="none"
          className="text-link inline-flex min-h-11 items-center"
        >
          {messages.previousPage}
        </Link>
      )}
      {page < totalPages && (
        <Link
          to={listingPath(listing, page + 1)}
          rel="next"
          discover="none"
          className="text-link inline-flex min-h-11 items-center"
        >
          {messages.nextPage}
        </Link>
      )}
    </nav>
  );
}

/** A link to the earlier products, for a long list that was opened again at a later page. */
export function EarlierProducts({ list: { listing, firstPage } }: { list: LoadedListing }) {
  if (firstPage === 1) return null;
  return (
    <p className="mb-6 text-center">
      <Link to={listingPath(listing, firstPage - 1)} className="text-link inline-flex min-h-11 items-center">
        {messages.earlier}
      </Link>
    </p>
  );
}
