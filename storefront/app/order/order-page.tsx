import { ApiError } from '@gulmohar/contract/api/client.ts';
import type { getOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { buttonClass } from '@gulmohar/ui/button.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { NoticePage } from '../page/notice-page.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { paths } from '../paths.ts';
import { loadForShopper } from '../session/load-for-shopper.ts';
import { useLoginRequired } from '../session/use-login-required.ts';
import type { Route } from './+types/order-page';
import { orderMessages as messages } from './order.messages.ts';
import { OrderView } from './order-view.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';

const get = addressOf<typeof getOrder>({ method: 'GET', path: '/order/detail', shopper: 'required' });

export function clientLoader({ params: { orderId } }: Route.ClientLoaderArgs) {
  return loadForShopper(() => browserApi(get, { query: { orderId } }));
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isNoOrder(error)) return <Missing />;
  return (
    <LoadFailed title={messages.pageTitle} text={messages.orderFailed}>
      <Link to={paths.orders()} className="text-link underline">
        {messages.back}
      </Link>
    </LoadFailed>
  );
}

/** One of the shopper's orders: its progress, its contents, and what can be done about it. */
export default function OrderPage({ loaderData }: Route.ComponentProps) {
  useLoginRequired();
  if (!loaderData) return <HydrateFallback />;
  return (
    <Frame>
      <OrderView order={loaderData.order} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width pb-16">
      <Link to={paths.orders()} className="mt-6 inline-flex min-h-11 items-center text-link underline">
        {messages.back}
      </Link>
      {children}
    </div>
  );
}

/** Whether there is no order with this id, or it is not a valid id. */
function isNoOrder(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT');
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
