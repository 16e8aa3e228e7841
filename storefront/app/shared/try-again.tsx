import { Button } from '@gulmohar/ui/button.tsx';
import { useRevalidator } from 'react-router';
import { layoutMessages as messages } from '../layout/layout.messages.ts';

/** Runs the page's loader again. A second tap meanwhile does nothing. */
export function TryAgain() {
  const { revalidate, state } = useRevalidator();
  const isBusy = state === 'loading';
  return (
    <Button isBusy={isBusy} onClick={() => isBusy || revalidate()}>
      {messages.tryAgain}
    </Button>
  );
}
