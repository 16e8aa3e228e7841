import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../paths.ts';

const HIDE_MS = 300;
export const SEARCH_BUTTON_ID = 'search-button';

/** Whether the search bar is open, closing (it hides by an animation), or closed. */
export function useSearchBar() {
  const [state, setState] = useState<'open' | 'closing' | 'closed'>('closed');
  const { pathname } = useLocation();
  const [lastPathname, setLastPathname] = useState(pathname);
  const navigate = useNavigate();

  // Not in an effect: React runs the first one late enough to close what was opened as it took the page over.
  if (pathname !== lastPathname) {
    setLastPathname(pathname);
    if (pathname !== paths.collection()) setState('closed');
  }

  useEffect(() => {
    if (state !== 'closing') return;
    const timer = setTimeout(() => setState('closed'), HIDE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    /** Opens it above the collection, where what it finds is shown; an open one closes. */
    toggle() {
      setState(state === 'open' ? 'closing' : 'open');
      if (pathname !== paths.collection()) navigate(paths.collection());
    },
    /** The button that opened it has the focus again. */
    close() {
      setState('closing');
      document.getElementById(SEARCH_BUTTON_ID)?.focus();
    },
  };
}
