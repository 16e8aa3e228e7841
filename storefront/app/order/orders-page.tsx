import { Button, buttonClass } from '@gulmohar/ui/button.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { Link } from 'react-router';
import { useLoginRequired } from '../account/use-login-required.ts';
import { NoticePage } from '../layout/notice-page.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/orders-page';
import { orderMessages as messages } from './order.messages.ts';
import { OrderRow } from './order-row.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { useOrders } from './use-orders.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.pageTitle, description: messages.description });
}

export default function OrdersPage() {
  const { orders, isFailed, hasMore, isBusy, loadMore, markReturnRequested } = useOrders(useLoginRequired());
  if (isFailed && !orders) return <Failed />;
  return (
    <div className="page-width pb-16">
      <h1 className="mt-10 mb-6 font-display text-3xl text-heading">{messages.title}</h1>
      {!orders && <OrdersSkeleton />}
      {orders?.length === 0 && <Empty />}
      {orders && orders.length > 0 && (
        <ul aria-label={messages.pageTitle} className="border-b border-rule">
          {orders.flatMap((order) =>
            order.items.map((item) => (
              <OrderRow key={item._id} order={order} item={item} onReturnRequested={markReturnRequested} />
            )),
          )}
        </ul>
      )}
      {hasMore && (
        <div className="mt-8 grid justify-items-center gap-4">
          <ProblemNote text={isFailed ? messages.moreFailed : undefined} />
          <Button look="secondary" disabled={isBusy} onClick={loadMore}>
            {isFailed ? messages.tryAgain : messages.loadMore}
          </Button>
        </div>
      )}
    </div>
  );
}

function Empty() {
  return (
    <NoticePage title={messages.empty} level={2}>
      <Link to={paths.collection()} className={buttonClass()}>
        {messages.startShopping}
      </Link>
    </NoticePage>
  );
}

function Failed() {
  return (
    <NoticePage title={messages.pageTitle}>
      <p role="alert">{messages.loadFailed}</p>
      <Button onClick={() => location.reload()}>{messages.tryAgain}</Button>
    </NoticePage>
  );
}
