import { buttonClass } from '@gulmohar/ui/button.tsx';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import type { Listing } from './listing.ts';

type PageLinksProps = { listing: Listing; currentPage: number; totalPages: number };

export function PageLinks({ listing, currentPage, totalPages }: PageLinksProps) {
  if (totalPages <= 1) return null;
  const { page: _, ...rest } = listing;
  const to = (page: number) => paths.collection(page === 1 ? rest : { ...rest, page });
  return (
    <nav aria-label="Pages" className="mt-12 flex items-center justify-center gap-4">
      {currentPage > 1 && (
        <Link to={to(currentPage - 1)} rel="prev" className={buttonClass('secondary')}>
          Previous
        </Link>
      )}
      <p className="text-muted">
        Page {currentPage} of {totalPages}
      </p>
      {currentPage < totalPages && (
        <Link to={to(currentPage + 1)} rel="next" className={buttonClass('secondary')}>
          Next
        </Link>
      )}
    </nav>
  );
}
