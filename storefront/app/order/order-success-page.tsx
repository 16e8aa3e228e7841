import { buttonClass } from '@gulmohar/ui/button.tsx';
import { Link, useSearchParams } from 'react-router';
import { NoticePage } from '../layout/notice-page.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { paths } from '../paths.ts';

export function meta() {
  return pageMeta({
    title: 'Payment Successful!',
    description: 'Thank you for your purchase.',
    isHidden: true,
  });
}

export default function OrderSuccessPage() {
  const [query] = useSearchParams();
  return (
    <NoticePage title="Payment Successful!">
      <p>Thank you for your purchase.</p>
      <p className="text-muted">
        Order ID: <span className="break-all text-ink">{query.get('orderId')}</span>
      </p>
      <Link to={paths.home()} className={buttonClass()}>
        Continue Shopping
      </Link>
    </NoticePage>
  );
}
