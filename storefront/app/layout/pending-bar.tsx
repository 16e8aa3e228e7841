import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/** Shows that the requested page is loading: a line at the top of the screen, and the link stays pressed. */
export function PendingBar() {
  const isLoading = useNavigation().state === 'loading';
  const tapped = useRef<Element>(null);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      tapped.current = event.target instanceof Element ? event.target.closest('a[href]') : null;
      // Offline, the browser opens the page itself and so asks the service worker; the router would request
      // scripts that it cannot load.
      if (tapped.current && !navigator.onLine && navigator.serviceWorker?.controller) {
        event.stopImmediatePropagation();
      }
    };
    addEventListener('click', follow, true);
    return () => removeEventListener('click', follow, true);
  }, []);

  useEffect(() => {
    const link = tapped.current;
    if (!isLoading || !link) return;
    link.setAttribute('data-held', '');
    return () => link.removeAttribute('data-held');
  }, [isLoading]);

  return isLoading ? <div aria-hidden="true" className="pending-bar" /> : null;
}
