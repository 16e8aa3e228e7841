import type { SearchExplanation } from '@gulmohar/contract/catalogue/search.ts';
import { Link } from 'react-router';
import { collectionMessages as messages } from './collection.messages.ts';
import { type Listing, listingPath, withSearch } from './listing.ts';

/** How the search was understood and what was found, if that differs from what was typed. */
export function SearchNote({
  listing,
  explanation: { corrected, leftOut = [], widened, otherwise },
}: {
  listing: Listing;
  explanation: SearchExplanation;
}) {
  const isNearest = leftOut.length > 0 && !otherwise;
  if (!corrected && !isNearest && !widened) return null;
  return (
    <div className="mb-4 grid gap-1">
      {corrected && (
        <p>
          {messages.correctedTo} <strong>“{corrected.to}”</strong>.{' '}
          <Link
            to={listingPath(withSearch(listing, corrected.from, true))}
            className="text-link inline-flex min-h-11 items-center"
          >
            {messages.insteadFor} “{corrected.from}”
          </Link>
        </p>
      )}
      {widened && <p className="text-muted">{messages.widened(widened.exact)}</p>}
      {isNearest && <p className="text-muted">{messages.leftOut(leftOut)}</p>}
    </div>
  );
}
