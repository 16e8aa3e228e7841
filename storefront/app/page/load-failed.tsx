import type { ReactNode } from 'react';
import { NoticePage } from './notice-page.tsx';
import { TryAgain } from './try-again.tsx';

type LoadFailedProps = {
  title: string;
  /** What could not be loaded. */
  text: string;
  /** Other ways to continue. */
  children?: ReactNode;
};

/** For the `ErrorBoundary` of a page: says what failed, with a button that runs the page's loader again. */
export function LoadFailed({ title, text, children }: LoadFailedProps) {
  return (
    <NoticePage title={title}>
      <p role="alert">{text}</p>
      <TryAgain />
      {children}
    </NoticePage>
  );
}
