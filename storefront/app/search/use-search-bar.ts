import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../paths.ts';

const HIDE_MS = 300;
export const SEARCH_BUTTON_ID = 'search-button';

/** Whether the search bar is open, closing (hiding with an animation), or closed. */
export function useSearchBar() {
  const [state, setState] = useState<'open' | 'closing' | 'closed'>('closed');
  const { pathname } = useLocation();
  const [lastPathname, setLastPathname] = useState(pathname);
  const navigate = useNavigate();

  // Not in an effect: the first one runs so late that it would close a bar that was opened during hydration.
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
    /** Opens the bar on the collection page, which shows the results; closes an open one. */
    toggle() {
      setState(state === 'open' ? 'closing' : 'open');
      if (pathname !== paths.collection()) navigate(paths.collection());
    },
    /** Closes the bar and returns the focus to the button that opened it. */
    close() {
      setState('closing');
      document.getElementById(SEARCH_BUTTON_ID)?.focus();
    },
  };
}
