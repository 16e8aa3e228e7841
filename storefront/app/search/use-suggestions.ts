import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '../paths.ts';
import { MIN_TERM_LENGTH, type SearchOption } from './search.rules.ts';
import type { clientLoader } from './suggestions.ts';

const DEBOUNCE_MS = 300;

type Suggestions = {
  /** Loads suggestions for the typed text once typing pauses. The previous ones stay until then. */
  ask: (typed: string) => void;
  /** undefined while a sufficiently long text has no result yet. */
  of: (typed: string) => SearchOption[] | undefined;
};

/**
 * Provides suggestions for the typed text. Of several pending requests, the router keeps only the last one's
 * response.
 */
export function useSuggestions(): Suggestions {
  const { data: latest, load } = useFetcher<typeof clientLoader>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    ask(typed) {
      const term = typed.trim();
      clearTimeout(timer.current);
      if (term.length < MIN_TERM_LENGTH || term === latest?.term) return;
      timer.current = setTimeout(() => load(paths.suggestions(term)), DEBOUNCE_MS);
    },
    of(typed) {
      const term = typed.trim();
      if (term.length < MIN_TERM_LENGTH) return [];
      return latest && (latest.term === term || latest.options.length > 0) ? latest.options : undefined;
    },
  };
}
