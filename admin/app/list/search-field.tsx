import Search from 'lucide-react/icons/search';
import { useEffect, useRef, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';

const PAUSE_MS = 250;

/**
 * The search field of a list. The search is kept in the URL as `?q=`, so that the back button and links
 * restore it.
 */
export function SearchField({ label }: { label: string }) {
  const [search, setSearch] = useSearchParams();
  const query = search.get('q') ?? '';
  const isLeaving = useNavigation().state === 'loading';
  const [text, setText] = useState(query);

  const sent = useRef(query);

  // The back button or a link can change the search. Letters typed while a search was loading stay.
  useEffect(() => {
    if (query === sent.current) return;
    sent.current = query;
    setText(query);
  }, [query]);

  useEffect(() => {
    // Must not undo a navigation that has started in the meantime.
    if (text === query || isLeaving) return;
    const timer = setTimeout(() => {
      sent.current = text;
      setSearch(
        (now) => {
          if (text) now.set('q', text);
          else now.delete('q');
          return now;
        },
        { replace: true },
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, query, setSearch, isLeaving]);

  return (
    <label className="relative block min-w-0 grow sm:max-w-md">
      <span className="sr-only">{label}</span>
      <Search aria-hidden="true" className="absolute top-3.5 left-3 size-5 text-muted" strokeWidth={1.6} />
      <input
        type="search"
        value={text}
        placeholder={label}
        onChange={(event) => setText(event.target.value)}
        className="min-h-12 w-full border border-muted bg-field pr-3 pl-10 text-base"
      />
    </label>
  );
}
