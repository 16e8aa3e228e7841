import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../paths.ts';

/** How often to retry while the browser reports to be online but the shop did not respond. */
const ASK_AGAIN_MS = 10_000;

type WayBack = {
  tryAgain: () => void;
  /** `failed`: the last attempt with the button got no response. */
  state: 'waiting' | 'trying' | 'failed';
};

/**
 * Returns to the page that could not be loaded, with a full reload, as soon as the shop responds: checked
 * when the browser goes online, every ten seconds, and with the button.
 */
export function useWayBack(): WayBack {
  const [query] = useSearchParams();
  const [state, setState] = useState<WayBack['state']>('waiting');
  const target = pathOf(query.get('to'));

  useEffect(() => {
    const goIfReached = () => void isReached().then((reached) => reached && location.replace(target));
    const timer = setInterval(() => navigator.onLine && goIfReached(), ASK_AGAIN_MS);
    addEventListener('online', goIfReached);
    if (navigator.onLine) goIfReached();
    return () => {
      clearInterval(timer);
      removeEventListener('online', goIfReached);
    };
  }, [target]);

  async function tryAgain(): Promise<void> {
    setState('trying');
    if (await isReached()) location.replace(target);
    else setState('failed');
  }

  return { tryAgain, state };
}

/** Any response counts; if there is an error, the page itself shows it. */
async function isReached(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(paths.about(), { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Returns a path of this shop, whatever the address contains. */
function pathOf(to: string | null): string {
  const url = URL.parse(to ?? '', location.origin);
  if (!url || url.origin !== location.origin || url.pathname === paths.offline()) return paths.home();
  return url.pathname + url.search;
}
