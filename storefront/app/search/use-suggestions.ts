import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '../paths.ts';
import { MIN_TERM_LENGTH, type SearchOption } from './search.rules.ts';
import type { clientLoader } from './suggestions.ts';

const DEBOUNCE_MS = 300;

type Suggestions = {
  /** Asks for those of what is typed, once typing pauses. The former ones stay until the next are here. */
  ask: (typed: string) => void;
  /** undefined while nothing is known for a text that is long enough. */
  of: (typed: string) => SearchOption[] | undefined;
};

/** What the shop offers for what is typed. Of several questions under way the router keeps the answer to the last. */
export function useSuggestions(): Suggestions {
  const { data: known, load } = useFetcher<typeof clientLoader>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    ask(typed) {
      const term = typed.trim();
      clearTimeout(timer.current);
      if (term.length < MIN_TERM_LENGTH || term === known?.term) return;
      timer.current = setTimeout(() => load(paths.suggestions(term)), DEBOUNCE_MS);
    },
    of(typed) {
      const term = typed.trim();
      if (term.length < MIN_TERM_LENGTH) return [];
      return known && (known.term === term || known.options.length > 0) ? known.options : undefined;
    },
  };
}
