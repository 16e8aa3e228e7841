import { buttonClass } from '@gulmohar/ui/button.tsx';
import { Link, useLocation, useSearchParams } from 'react-router';
import { PaymentNotice } from '../checkout/payment-status.tsx';
import type { FailedOutcome } from '../checkout/poll-outcome.ts';
import { NoticePage } from '../page/notice-page.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/order-failure-page';
import { orderMessages as messages } from './order.messages.ts';
import { useFailure } from './use-failure.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Payment Failed', description: 'The payment could not be processed.' });
}

/** The page after a failed payment. If the server has not confirmed the failure, it is asked first. */
export default function OrderFailurePage() {
  const [query] = useSearchParams();
  const known: FailedOutcome | null = useLocation().state;
  const orderId = query.get('orderId') ?? '';
  const { state, checkAgain } = useFailure(orderId, known ?? undefined);
  if (state.kind !== 'failed') return <PaymentNotice state={state.kind} checkAgain={checkAgain} />;
  return (
    <NoticePage title="Payment Failed">
      <p>Unfortunately, your payment could not be processed.</p>
      {state.outcome && (
        <p role="alert" className="text-problem">
          {state.outcome.message}
        </p>
      )}
      <section aria-label={messages.yourMoney} className="border-y border-rule py-4 text-left">
        <h2 className="font-semibold">{messages.yourMoney}</h2>
        <p className="mt-1">
          {state.outcome?.state === 'refunded' ? messages.moneyComesBack : messages.moneyNotTaken}
        </p>
      </section>
      <p>{messages.tryAnotherWay}</p>
      {orderId && (
        <p className="text-muted">
          Order ID: <span className="break-all text-ink">{orderId}</span>
        </p>
      )}
      <Link to={paths.cart()} className={buttonClass()}>
        Try Again
      </Link>
    </NoticePage>
  );
}
