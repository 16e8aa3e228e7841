import { buttonClass } from '@gulmohar/ui/button.tsx';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { finishPurchase } from '../checkout/finish-purchase.ts';
import { NoticePage } from '../layout/notice-page.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/order-success-page';
import { AccountOffer } from './account-offer.tsx';

/** @param query of the page's address; what is paid in cash is not paid yet */
function titleOf(query: URLSearchParams): string {
  return query.get('payment') === 'cod' ? 'Order Placed' : 'Payment Successful!';
}

export function meta({ matches, location }: Route.MetaArgs) {
  const title = titleOf(new URLSearchParams(location.search));
  return pageMeta(matches, { title, description: 'Thank you for your purchase.' });
}

export default function OrderSuccessPage() {
  const [query] = useSearchParams();
  useEffect(() => {
    finishPurchase();
  }, []);
  return (
    <NoticePage title={titleOf(query)}>
      <p>Thank you for your purchase.</p>
      {query.get('payment') === 'cod' && <p>Please pay the courier in cash when it is delivered.</p>}
      <p className="text-muted">
        Order ID: <span className="break-all text-ink">{query.get('orderId')}</span>
      </p>
      <Link to={paths.home()} className={buttonClass()}>
        Continue Shopping
      </Link>
      <AccountOffer />
    </NoticePage>
  );
}
