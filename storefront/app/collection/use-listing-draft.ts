import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Listing, listingPath } from './listing.ts';

export type ChangeListing = (change: (draft: Listing) => Listing) => void;

/**
 * The listing as the shopper is making it: a tick shows at once, the list follows, from its first page. Whatever else
 * changes the address (a chip, back) is taken over. A page has one draft for all its fields, so that what is changed
 * before the list arrives is added to what was changed a moment ago.
 */
export function useListingDraft(listing: Listing): [Listing, ChangeListing] {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(listing);
  const [seen, setSeen] = useState(listing);
  /** A change is made and its list not yet asked for: a list that arrives meanwhile is not what the shopper wants. */
  const [isAhead, setAhead] = useState(false);
  if (seen !== listing) {
    setSeen(listing);
    if (!isAhead) setDraft(listing);
  }

  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  // The same function every time, so that fields that stay the same are not rendered again.
  const makeChange = useCallback<ChangeListing>(
    (change) => {
      latest.current = change(latest.current);
      setDraft(latest.current);
      setAhead(true);
      // In the task after the frame, so that the tick is painted before the page begins to look for its list.
      requestAnimationFrame(() =>
        setTimeout(() => {
          setAhead(false);
          navigate(listingPath(latest.current));
        }),
      );
    },
    [navigate],
  );

  return [draft, makeChange];
}
