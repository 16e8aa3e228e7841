import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';

const KEY = 'gulmohar-requested-page';

/**
 * Opens the page that was asked for when the router reloaded the one before it instead, as it does when a script is
 * gone after an update of the shop.
 */
export function useRequestedPage(): void {
  const { location } = useNavigation();
  useEffect(() => {
    const requested = takeRequested();
    const isReload = performance
      .getEntriesByType('navigation')
      .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');
    if (requested && isReload) window.location.assign(requested);
  }, []);
  useEffect(() => {
    if (!location) return;
    keepRequested(createPath(location));
    return () => void takeRequested();
  }, [location]);
}

function keepRequested(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Storage is blocked, so the shopper has to tap the link again.
  }
}

function takeRequested(): string | null {
  try {
    const requested = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return requested;
  } catch {
    return null;
  }
}
