import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Listing, listingPath } from './listing.ts';

/**
 * The listing as the shopper is making it: a tick shows at once, the list follows, from its first page. Whatever else
 * changes the address (a chip, back) is taken over.
 */
export function useListingDraft(listing: Listing): [Listing, (change: (draft: Listing) => Listing) => void] {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(listing);
  const [seen, setSeen] = useState(listing);
  if (seen !== listing) {
    setSeen(listing);
    setDraft(listing);
  }

  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  // The same function every time, so that fields that stay the same are not rendered again.
  const makeChange = useCallback(
    (change: (draft: Listing) => Listing) => {
      latest.current = change(latest.current);
      setDraft(latest.current);
      // In the task after the frame, so that the tick is painted before the page begins to look for its list.
      requestAnimationFrame(() => setTimeout(() => navigate(listingPath(latest.current))));
    },
    [navigate],
  );

  return [draft, makeChange];
}
