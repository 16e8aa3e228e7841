import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Listing, listingPath } from './listing.ts';

/**
 * The listing as the shopper is making it: a tick shows at once, the list follows, from its first page. Whatever else
 * changes the address (a chip, back) is taken over.
 */
export function useListingDraft(listing: Listing): [Listing, (next: Listing) => void] {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(listing);
  const [seen, setSeen] = useState(listing);
  if (seen !== listing) {
    setSeen(listing);
    setDraft(listing);
  }

  function change(next: Listing): void {
    setDraft(next);
    navigate(listingPath(next));
  }

  return [draft, change];
}
