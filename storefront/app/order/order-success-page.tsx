import { buttonClass } from '@gulmohar/ui/button.tsx';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { finishPurchase } from '../checkout/finish-purchase.ts';
import { Logo } from '../page/logo.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/order-success-page';
import { loadPlacedOrder } from './load-placed-order.ts';
import { orderMessages as messages } from './order.messages.ts';
import { shortId } from './order-dates.ts';
import { PlacedOrderView } from './placed-order-view.tsx';

/** The server knows nothing beyond the address. */
export function loader() {
  return null;
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { placed: await loadPlacedOrder(orderIdIn(new URL(request.url).searchParams)) };
}
clientLoader.hydrate = true as const;

/** Whether the order is paid in cash on delivery, so not yet. @param query of the page's address */
function isCash(query: URLSearchParams): boolean {
  return query.get('payment') === 'cod';
}

export function meta({ matches, location }: Route.MetaArgs) {
  const title = isCash(new URLSearchParams(location.search)) ? messages.placed : messages.paid;
  return pageMeta(matches, { title, description: messages.thanks });
}

/**
 * The page after the payment. Items, dates and address are shown only in the browser that placed the order.
 */
export default function OrderSuccessPage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const orderId = orderIdIn(query);
  useEffect(() => {
    finishPurchase();
  }, []);
  return (
    // The details load a moment later, below; until then the footer stays out of sight.
    <div className="page-width min-h-dvh pt-10 pb-16 md:pt-14">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-6 border-b border-rule pb-8">
        <div className="jharokha hidden h-28 w-21 shrink-0 place-items-end justify-items-center bg-panel pb-6 sm:grid">
          <Logo className="size-11" />
        </div>
        <div className="min-w-0 grow">
          <h1 className="font-display text-2xl text-heading md:text-3xl">
            {isCash(query) ? messages.placed : messages.paid}
          </h1>
          <p className="mt-1">{messages.thanks}</p>
          {isCash(query) && <p>{messages.payCourier}</p>}
          {isCash(query) && loaderData && !loaderData.placed && (
            <p className="mt-3 font-semibold">{messages.confirmPerhaps}</p>
          )}
          <p className="mt-3 text-lg font-semibold tabular-nums lining-nums">
            {messages.orderNumber(shortId(orderId))}
          </p>
          <p className="text-sm text-muted">
            {messages.orderId} <span className="break-all">{orderId}</span>
          </p>
        </div>
        <Link to={paths.home()} className={buttonClass('secondary')}>
          {messages.continueShopping}
        </Link>
      </div>
      {loaderData?.placed && <PlacedOrderView {...loaderData.placed} />}
    </div>
  );
}

function orderIdIn(query: URLSearchParams): string {
  return query.get('orderId') ?? '';
}
