import { Button, buttonClass } from '@gulmohar/ui/button.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import type { ReactNode } from 'react';
import { Link, useNavigate, useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { LoadFailed } from '../page/load-failed.tsx';
import { NoticePage } from '../page/notice-page.tsx';
import { pageMessages } from '../page/page.messages.ts';
import { pageMeta } from '../page/page-meta.ts';
import { paths } from '../paths.ts';
import { loadForShopper } from '../session/load-for-shopper.ts';
import { useLoginRequired } from '../session/use-login-required.ts';
import type { Route } from './+types/orders-page';
import { type LoadedOrders, loadOrders } from './load-orders.ts';
import { loadPastOrders } from './load-past-orders.ts';
import { orderMessages as messages } from './order.messages.ts';
import { OrderGroup } from './order-group.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { PastOrders } from './past-orders.tsx';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadForShopper(async () => {
    const [loaded, pastOrders] = await Promise.all([
      loadOrders(pagesIn(new URL(request.url).searchParams)),
      loadPastOrders(),
    ]);
    return { ...loaded, pastOrders };
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.pageTitle, description: messages.description });
}

export function HydrateFallback() {
  return (
    <Frame>
      <OrdersSkeleton />
    </Frame>
  );
}

export function ErrorBoundary() {
  return <LoadFailed title={messages.pageTitle} text={messages.loadFailed} />;
}

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  useLoginRequired();
  if (!loaderData) return <HydrateFallback />;
  const { orders, pastOrders } = loaderData;
  return (
    <Frame>
      {orders.length === 0 ? <Empty /> : orders.map((order) => <OrderGroup key={order._id} order={order} />)}
      <More {...loaderData} />
      {pastOrders.length > 0 && <PastOrders orders={pastOrders} />}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width pb-16">
      <h1 className="mt-10 mb-6 font-display text-3xl text-heading">{messages.title}</h1>
      {children}
    </div>
  );
}

function Empty() {
  return (
    <NoticePage title={messages.empty} level={2} missing="parcel">
      <Link to={paths.collection()} className={buttonClass()}>
        {messages.startShopping}
      </Link>
    </NoticePage>
  );
}

/**
 * Loads more orders. The address holds the number of pages, so that a reload and the Back button show as
 * many.
 */
function More({ hasMore, isIncomplete }: LoadedOrders) {
  const pages = pagesIn(useSearchParams()[0]);
  const navigate = useNavigate();
  const isNavigating = useNavigation().state !== 'idle';
  const { revalidate, state } = useRevalidator();
  if (!hasMore) return null;
  const loadMore = () => navigate(paths.orders(pages + 1), { replace: true, preventScrollReset: true });
  return (
    <div className="mt-8 grid justify-items-center gap-4">
      <ProblemNote text={isIncomplete ? messages.moreFailed : undefined} />
      <Button
        variant="secondary"
        isBusy={isNavigating || state !== 'idle'}
        onClick={isIncomplete ? () => revalidate() : loadMore}
      >
        {isIncomplete ? pageMessages.tryAgain : messages.loadMore}
      </Button>
    </div>
  );
}

function pagesIn(query: URLSearchParams): number {
  const pages = Number(query.get('pages'));
  return Number.isInteger(pages) && pages > 0 ? pages : 1;
}
