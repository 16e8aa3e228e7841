import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';

const KEY = 'requested-page';

/**
 * Opens the page that was asked for when the router reloaded the one before it instead, as it does when a script is
 * gone after an update of the shop.
 */
export function useRequestedPage(): void {
  const { location } = useNavigation();
  useEffect(() => {
    const requested = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const isReload = performance
      .getEntriesByType('navigation')
      .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');
    if (requested && isReload) window.location.assign(requested);
  }, []);
  useEffect(() => {
    if (!location) return;
    sessionStorage.setItem(KEY, createPath(location));
    return () => sessionStorage.removeItem(KEY);
  }, [location]);
}
