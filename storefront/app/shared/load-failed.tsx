import { Button } from '@gulmohar/ui/button.tsx';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { layoutMessages as messages } from '../layout/layout.messages.ts';
import { NoticePage } from '../layout/notice-page.tsx';

type LoadFailedProps = {
  title: string;
  /** What could not be loaded. */
  text: string;
  /** Other ways to go on. */
  children?: ReactNode;
};

/** For the `ErrorBoundary` of a private page: what failed, and a button that runs the page's loader again. */
export function LoadFailed({ title, text, children }: LoadFailedProps) {
  const { revalidate, state } = useRevalidator();
  const isBusy = state === 'loading';
  return (
    <NoticePage title={title}>
      <p role="alert">{text}</p>
      <Button disabled={isBusy} aria-busy={isBusy} onClick={() => revalidate()}>
        {messages.tryAgain}
      </Button>
      {children}
    </NoticePage>
  );
}
