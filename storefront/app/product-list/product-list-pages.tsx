import { buttonClass } from '@gulmohar/ui/button.tsx';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { productListMessages as messages } from './product-list.messages.ts';

type ProductListPagesProps = { currentPage: number; totalPages: number };

export function ProductListPages({ currentPage, totalPages }: ProductListPagesProps) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={messages.pages} className="mt-12 flex flex-wrap items-center justify-center gap-4">
      {currentPage > 1 && (
        <Link to={paths.productList(currentPage - 1)} rel="prev" className={buttonClass('secondary')}>
          {messages.previous}
        </Link>
      )}
      <p className="text-muted">{messages.place(currentPage, totalPages)}</p>
      {currentPage < totalPages && (
        <Link to={paths.productList(currentPage + 1)} rel="next" className={buttonClass('secondary')}>
          {messages.next}
        </Link>
      )}
    </nav>
  );
}
