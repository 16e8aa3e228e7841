import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches.ts';
import { MIN_TERM_LENGTH, moveHighlight, type SearchOption, searchAddress } from './search.rules.ts';
import { useSuggestions } from './use-suggestions.ts';

/** The state and behaviour of the search bar, without its looks. */
export function useSearch() {
  const location = useLocation();
  const navigate = useNavigate();
  const searched = (location.pathname === paths.collection() && searchedIn(location.search)) || '';
  const [text, setText] = useState(searched);
  const [isListOpen, setListOpen] = useState(true);
  const [highlighted, setHighlighted] = useState(-1);
  const [recent, setRecent] = useState(readRecentSearches);
  const offered = useSuggestions();
  /**
   * The last search from this box. When its page arrives, it must not overwrite what is being typed by then.
   */
  const lastQuery = useRef(searched);
  // Adopts a search that was changed elsewhere (a removed chip, the Back button).
  useEffect(() => {
    if (searched === lastQuery.current) return;
    lastQuery.current = searched;
    setText(searched);
  }, [searched]);

  const isEmpty = text.trim() === '';
  const suggestions = offered.of(text);
  const isRecent = !isEmpty && suggestions?.length === 0;
  const options = isEmpty
    ? []
    : isRecent
      ? recent.map((term): SearchOption => ({ text: term }))
      : (suggestions ?? []);

  function type(typed: string): void {
    setText(typed);
    setHighlighted(-1);
    setListOpen(true);
    offered.ask(typed);
  }

  function showList(): void {
    setListOpen(true);
    offered.ask(text);
  }

  function run(requested: string): void {
    const term = requested.trim();
    if (term === '') return;
    setText(term);
    setListOpen(false);
    setHighlighted(-1);
    setRecent(rememberSearch(term));
    lastQuery.current = term;
    navigate(searchAddress(location, term));
  }

  return {
    text,
    options,
    highlighted,
    recent: { isShown: isRecent && recent.length > 0, clear: clearRecent },
    isListOpen,
    /** The number of suggestions to announce; undefined for recent searches and for too short a text. */
    suggestionCount: isRecent || text.trim().length < MIN_TERM_LENGTH ? undefined : options.length,
    type,
    run,
    /** Runs the highlighted entry or, if there is none, the typed text. */
    submit: () => run(options[highlighted]?.text ?? text),
    move(step: 1 | -1) {
      showList();
      setHighlighted(moveHighlight(highlighted, step, options.length));
    },
    showList,
    hideList() {
      setListOpen(false);
      setHighlighted(-1);
    },
    clear() {
      type('');
      lastQuery.current = '';
      if (searched) navigate(searchAddress(location, ''), { replace: true, preventScrollReset: true });
    },
  };

  function clearRecent(): void {
    forgetSearches();
    setRecent([]);
  }
}

function searchedIn(query: string): string | null {
  return new URLSearchParams(query).get('search');
}
