import { Button } from '@gulmohar/ui/button.tsx';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { pageMessages as messages } from './page.messages.ts';

/**
 * Runs the page's loader again, automatically when the connection is back. A second tap in the meantime is
 * ignored.
 */
export function TryAgain() {
  const { revalidate, state } = useRevalidator();
  const isBusy = state === 'loading';
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
