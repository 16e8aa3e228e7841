import { Button } from '@gulmohar/ui/button.tsx';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { isOutdated } from './is-outdated.ts';
import { pageMessages as messages } from './page.messages.ts';

/**
 * Runs the page's loader again, automatically when the connection is back. A second tap in the meantime is
 * ignored. If the shop was updated since the page was opened, the whole page is loaded anew.
 */
export function TryAgain() {
  const { revalidate, state } = useRevalidator();
  const isBusy = state === 'loading';
  useEffect(() => {
    void isOutdated().then((is) => is && location.reload());
  }, []);
  useEffect(() => {
    addEventListener('online', revalidate);
    return () => removeEventListener('online', revalidate);
  }, [revalidate]);
  return (
    <Button isBusy={isBusy} onClick={() => isBusy || revalidate()}>
      {messages.tryAgain}
    </Button>
  );
}
