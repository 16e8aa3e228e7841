import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePageProblem } from '../api/failure.ts';

/** The error from `showFailure`, above the page's content until it is dismissed or another page is opened. */
export function PageProblem() {
  const { text } = usePageProblem();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error belongs to the page on which it occurred
  useEffect(() => usePageProblem.setState({ text: '' }), [pathname]);
  return (
    <div
      role="alert"
      className={
        text
          ? 'no-print sticky top-14 z-20 mb-4 flex items-center gap-3 border-l-4 border-problem bg-panel py-1 pl-4 text-problem lg:top-2'
          : 'sr-only'
      }
    >
      {text && (
        <>
          <p className="grow">{text}</p>
          <button
            type="button"
            aria-label="Dismiss"
            onClick={() => usePageProblem.setState({ text: '' })}
            className="grid size-11 shrink-0 cursor-pointer place-items-center"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </>
      )}
    </div>
  );
}
