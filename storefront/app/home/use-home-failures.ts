import { showToast } from '@gulmohar/ui/toasts.ts';
import { useEffect } from 'react';
import { homeMessages as messages } from './home.messages.ts';
import type { LoadedHome } from './load-home.ts';

/** Tells the shopper which lists of the home page could not be loaded, on the server or in the browser. */
export function useHomeFailures(home: LoadedHome | null): void {
  const hasLatest = home === null || home.latest !== undefined;
  const hasBestsellers = home === null || home.bestsellers !== undefined;
  useEffect(() => {
    if (!hasLatest) showToast('error', messages.latestFailed);
    if (!hasBestsellers) showToast('error', messages.bestsellersFailed);
  }, [hasLatest, hasBestsellers]);
}
