import type { countSearch } from '@gulmohar/contract/catalogue/search.ts';
import { useCallback, useEffect } from 'react';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';

const searched = addressOf<typeof countSearch>({ method: 'POST', path: '/product/searched' });

/** What this tab has already reported: going back and forth is one search. */
const told = new Set<string>();

function tell(search: string, isOpened: boolean): void {
  const key = `${isOpened} ${search.toLowerCase()}`;
  if (told.has(key)) return;
  told.add(key);
  // A failure to count is of no concern to shoppers.
  browserApi(searched, { body: { search, isOpened } }).catch(() => undefined);
}

/**
 * Tells the shop what is searched for, so that the owner sees what is not found.
 * @returns to be called when a product is opened from the results
 */
export function useSearchCount(search: string | null): () => void {
  useEffect(() => {
    if (search) tell(search, false);
  }, [search]);
  return useCallback(() => {
    if (search) tell(search, true);
  }, [search]);
}
