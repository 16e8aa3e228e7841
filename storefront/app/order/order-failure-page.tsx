import { buttonClass } from '@gulmohar/ui/button.tsx';
import { Link, useLocation, useSearchParams } from 'react-router';
import { NoticePage } from '../layout/notice-page.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/order-failure-page';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Payment Failed', description: 'The payment could not be processed.' });
}

export default function OrderFailurePage() {
  const [query] = useSearchParams();
  const state: { message?: string } | null = useLocation().state;
  return (
    <NoticePage title="Payment Failed">
      <p>Unfortunately, your payment could not be processed.</p>
      {state?.message && (
        <p role="alert" className="text-problem">
          {state.message}
        </p>
      )}
      <p className="text-muted">
        Order ID: <span className="break-all text-ink">{query.get('orderId')}</span>
      </p>
      <Link to={paths.cart()} className={buttonClass()}>
        Try Again
      </Link>
    </NoticePage>
  );
}
