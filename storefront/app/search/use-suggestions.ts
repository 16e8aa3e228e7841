import type { suggestProducts } from '@gulmohar/contract/catalogue/search.ts';
import { useEffect, useState } from 'react';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { MIN_TERM_LENGTH, type SearchOption, searchOption } from './search.rules.ts';

const DEBOUNCE_MS = 300;
const suggest = addressOf<typeof suggestProducts>({ method: 'GET', path: '/product/suggest' });

type Suggestions = {
  /** What they were asked for. */
  term: string;
  options: SearchOption[];
};

/**
 * What the shop offers for what is typed, once typing pauses. The former offer stays until the next one is here.
 * @returns undefined while nothing is known for a text that is long enough
 */
export function useSuggestions(typed: string): SearchOption[] | undefined {
  const [known, setKnown] = useState<Suggestions>({ term: '', options: [] });
  const term = typed.trim();

  useEffect(() => {
    if (term.length < MIN_TERM_LENGTH) {
      setKnown({ term: '', options: [] });
      return;
    }
    let isStale = false;
    const timer = setTimeout(async () => {
      // Without suggestions one can still search.
      const reply = await browserApi(suggest, { query: { q: term } }).catch(() => ({ suggestions: [] }));
      if (!isStale) setKnown({ term, options: reply.suggestions.map(searchOption) });
    }, DEBOUNCE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [term]);

  if (term.length < MIN_TERM_LENGTH) return [];
  return known.term === term || known.options.length > 0 ? known.options : undefined;
}
