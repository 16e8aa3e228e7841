import { ApiError } from '@gulmohar/contract/api/client.ts';
import { getOrder, type OrderDetail } from '@gulmohar/contract/fulfilment/order.ts';
import { Button, buttonClass } from '@gulmohar/ui/button.tsx';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useLoginRequired } from '../account/use-login-required.ts';
import { browserApi } from '../api/browser-api.ts';
import { NoticePage } from '../layout/notice-page.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/order-page';
import { orderMessages as messages } from './order.messages.ts';
import { OrderView } from './order-view.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.pageTitle, description: messages.description });
}

/** One order of the shopper: how far it is, what is in it, and what can be done about it. */
export default function OrderPage({ params: { orderId } }: Route.ComponentProps) {
  const isSignedIn = useLoginRequired();
  const [order, setOrder] = useState<OrderDetail>();
  const [rejection, setRejection] = useState<'missing' | 'failed'>();
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew with every try
  useEffect(() => {
    if (!isSignedIn) return;
    let isWanted = true;
    setRejection(undefined);
    browserApi(getOrder, { query: { orderId } })
      .then((reply) => isWanted && setOrder(reply.order))
      .catch((error) => isWanted && setRejection(isNotFound(error) ? 'missing' : 'failed'));
    return () => {
      isWanted = false;
    };
  }, [isSignedIn, orderId, tries]);

  if (rejection === 'missing') return <Missing />;
  if (rejection === 'failed') return <Failed onTryAgain={() => setTries(tries + 1)} />;
  return (
    <div className="page-width pb-16">
      <Link to={paths.orders()} className="mt-6 inline-flex min-h-11 items-center text-link underline">
        {messages.back}
      </Link>
      {order ? <OrderView order={order} onChange={setOrder} /> : <OrdersSkeleton />}
    </div>
  );
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function Failed({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <NoticePage title={messages.pageTitle}>
      <p role="alert">{messages.orderFailed}</p>
      <Button onClick={onTryAgain}>{messages.tryAgain}</Button>
      <Link to={paths.orders()} className="text-link underline">
        {messages.back}
      </Link>
    </NoticePage>
  );
}

function Missing() {
  return (
    <NoticePage title={messages.notFound}>
      <Link to={paths.orders()} className={buttonClass()}>
        {messages.back}
      </Link>
    </NoticePage>
  );
}
