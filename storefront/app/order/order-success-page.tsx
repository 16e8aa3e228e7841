import { buttonClass } from '@gulmohar/ui/button.tsx';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { finishPurchase } from '../checkout/finish-purchase.ts';
import { NoticePage } from '../layout/notice-page.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/order-success-page';
import { AccountOffer } from './account-offer.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Payment Successful!', description: 'Thank you for your purchase.' });
}

export default function OrderSuccessPage() {
  const [query] = useSearchParams();
  useEffect(() => {
    finishPurchase();
  }, []);
  return (
    <NoticePage title="Payment Successful!">
      <p>Thank you for your purchase.</p>
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
