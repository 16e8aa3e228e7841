import { Button } from '@gulmohar/ui/button.tsx';
import { Link, useSearchParams } from 'react-router';
import { checkoutMessages } from '../checkout/checkout.messages.ts';
import { NoticePage } from '../page/notice-page.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/verify-page';
import { PaidLink } from './paid-link.tsx';
import { useVerification } from './use-verification.ts';
import { verifyMessages as messages } from './verify.messages.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.title, description: messages.description });
}

/** The page that a provider's payment page returns the shopper to. */
export default function VerifyPage() {
  const [query] = useSearchParams();
  const link = query.get('razorpay_payment_link_reference_id');
  return link === null ? <Return /> : <PaidLink checkoutId={link} />;
}

/** After the checkout: blank while it works, and left soon after. */
function Return() {
  const [query] = useSearchParams();
  const { problem, check } = useVerification(query.get('orderId') ?? '', query.get('success') === 'true');
  if (!problem) {
    return (
      <p role="status" className="sr-only">
        {checkoutMessages.checking}
      </p>
    );
  }
  return (
    <NoticePage title={checkoutMessages.unclear}>
      <p role="alert">{problem}</p>
      <Button onClick={check}>{checkoutMessages.again}</Button>
      <Link to={paths.cart()} className="underline">
        {messages.toCart}
      </Link>
    </NoticePage>
  );
}
