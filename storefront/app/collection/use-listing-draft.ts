import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Listing, listingPath } from './listing.ts';

export type ChangeListing = (change: (draft: Listing) => Listing) => void;

/**
 * The listing as the shopper is changing it: a tick shows at once, then the list loads from its first page.
 * Other changes of the address (a chip, the Back button) are adopted. All fields of a page share one draft,
 * so that changes made before the list has loaded add up.
 */
export function useListingDraft(listing: Listing): [Listing, ChangeListing] {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(listing);
  const [base, setBase] = useState(listing);
  /** A change was made but its list not requested yet; a list that arrives now is outdated. */
  const [isAhead, setAhead] = useState(false);
  if (base !== listing) {
    setBase(listing);
    if (!isAhead) setDraft(listing);
  }

  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  // A stable function, so that unchanged fields do not render again.
  const makeChange = useCallback<ChangeListing>(
    (change) => {
      latest.current = change(latest.current);
      setDraft(latest.current);
      setAhead(true);
      // In a task after the frame, so that the tick is painted before the navigation starts.
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
