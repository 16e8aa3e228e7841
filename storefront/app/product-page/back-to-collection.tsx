import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { type ReturnPoint, readReturnPoint } from '../collection/return-point.ts';
import { paths } from '../paths.ts';
import { productMessages as messages } from './product.messages.ts';

/** Leads back to the list as it was left: its filters, its pages and the scroll position. */
export function BackToCollection() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [point, setPoint] = useState<ReturnPoint>();
  useEffect(() => setPoint(readReturnPoint()), []);
  const isRightBefore = (state as { isFromCollection?: boolean } | null)?.isFromCollection === true;

  return (
    <nav aria-label={messages.back} className="md:py-4">
      <Link
        to={point?.path ?? paths.collection()}
        state={point && { isReturn: true }}
        preventScrollReset={point !== undefined}
        viewTransition
        onClick={(event) => {
          if (!isRightBefore || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          navigate(-1);
        }}
        className="inline-flex min-h-11 items-center gap-2 text-sm text-muted hover:text-ink hover:underline hover:underline-offset-4"
      >
        <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-5" />
        {messages.backToCollection}
      </Link>
    </nav>
  );
}
