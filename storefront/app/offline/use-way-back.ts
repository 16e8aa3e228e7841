import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../paths.ts';

/** How often the shop is asked while the browser believes to be online, and the shop did not answer. */
const ASK_AGAIN_MS = 10_000;

type WayBack = {
  tryAgain: () => void;
  /** `failed`: the last try, by the button, reached nobody. */
  state: 'waiting' | 'trying' | 'failed';
};

/**
 * Leads back to the page that could not be loaded, with all that it needs anew, as soon as the shop answers: when the
 * browser says that it is online, every ten seconds, or by the button.
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

/** Any answer will do; the page itself says what is wrong with it. */
async function isReached(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(paths.about(), { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** A path of this shop, whatever the address says. */
function pathOf(to: string | null): string {
  const url = URL.parse(to ?? '', location.origin);
  if (!url || url.origin !== location.origin || url.pathname === paths.offline()) return paths.home();
  return url.pathname + url.search;
}
