import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '../paths.ts';

/** Where the service worker keeps public pages for a second visit, in the browser alone. */
export const KEPT_PAGES = 'kept-pages';

/** Before React is there: it may lose the mark, where it has to render a page anew. */
const wasKept = globalThis.document?.documentElement.hasAttribute('data-kept');
let isChecked = false;

/** What the service worker learned from the network of a page that it showed as it was kept. */
type Check = 'same' | 'changed' | 'rebuilt' | 'failed';

/**
 * Checks a page that the service worker showed as it was kept (`data-kept`): its data are loaded anew where the shop says
 * something else by now. What is not checked within 2 s shows no price: see offline.css. Of a page that came before there was
 * a worker, the worker is told.
 */
export function useKeptPage(hasWorker: boolean | undefined): void {
  const { submit } = useFetcher();
  useEffect(() => {
    const { documentElement: html } = document;
    if (!hasWorker || !navigator.serviceWorker) return;
    if (!wasKept) {
      const { controller, ready } = navigator.serviceWorker;
      const { href: address } = location;
      if (!controller) void ready.then(({ active }) => active?.postMessage({ ask: 'keep', address }));
      return;
    }
    if (isChecked) return;
    isChecked = true;
    html.setAttribute('data-kept', '');
    void askWorker().then(async (check) => {
      if (check === 'rebuilt') return location.reload();
      if (check === 'failed') return location.replace(offlinePath());
      // With the shop's facts.
      if (check === 'changed') await submit(null, { method: 'post', action: paths.outdatedShop() });
      html.removeAttribute('data-kept');
    });
  }, [hasWorker, submit]);
}

function askWorker(): Promise<Check> {
  const { port1, port2 } = new MessageChannel();
  const { controller } = navigator.serviceWorker;
  if (!controller) return Promise.resolve('changed');
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Check>) => resolve(data);
    controller.postMessage({ ask: 'check', address: location.href }, [port2]);
  });
}

function offlinePath(): string {
  return `${paths.offline()}?to=${encodeURIComponent(location.pathname + location.search)}`;
}
