import type { countSearch } from '@gulmohar/contract/catalogue/search.ts';
import { useCallback, useEffect } from 'react';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';

const searched = addressOf<typeof countSearch>({ method: 'POST', path: '/product/searched' });

/** The searches that this tab has already reported, so that going back and forth counts once. */
const counted = new Set<string>();

function tell(search: string, isOpened: boolean): void {
  const key = `${isOpened} ${search.toLowerCase()}`;
  if (counted.has(key)) return;
  counted.add(key);
  // A failure to count does not concern shoppers.
  browserApi(searched, { body: { search, isOpened } }).catch(() => undefined);
}

/**
 * Reports a search to the server, so that the owner sees which searches find nothing.
 * @returns a function to call when a product is opened from the results
 */
export function useSearchCount(search: string | null): () => void {
  useEffect(() => {
    if (search) tell(search, false);
  }, [search]);
  return useCallback(() => {
    if (search) tell(search, true);
  }, [search]);
}
