import { buttonClass } from '@gulmohar/ui/button.tsx';
import { Link } from 'react-router';
import { pageMessages as messages } from './page.messages.ts';

type PagerProps = { currentPage: number; totalPages: number; to: (page: number) => string };

/** Leads to the pages before and after one of a list. */
export function Pager({ currentPage, totalPages, to }: PagerProps) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={messages.pages} className="mt-12 flex flex-wrap items-center justify-center gap-4">
      {currentPage > 1 && (
        <Link to={to(currentPage - 1)} rel="prev" className={buttonClass('secondary')}>
          {messages.previous}
        </Link>
      )}
      <p className="text-muted">{messages.place(currentPage, totalPages)}</p>
      {currentPage < totalPages && (
        <Link to={to(currentPage + 1)} rel="next" className={buttonClass('secondary')}>
          {messages.next}
        </Link>
      )}
    </nav>
  );
}
