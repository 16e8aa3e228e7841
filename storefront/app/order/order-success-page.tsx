import { buttonClass } from '@gulmohar/ui/button.tsx';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { finishPurchase } from '../checkout/finish-purchase.ts';
import { Logo } from '../page/logo.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/order-success-page';
import { loadPlacedOrder, type OrderLookup } from './load-placed-order.ts';
import { orderMessages as messages } from './order.messages.ts';
import { shortId } from './order-dates.ts';
import { PlacedOrderView } from './placed-order-view.tsx';

/** The server knows nothing beyond the address, which proves no order. */
export function loader() {
  return null;
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadPlacedOrder(orderIdIn(new URL(request.url).searchParams));
}
clientLoader.hydrate = true as const;

/** Whether the order is paid in cash on delivery, so not yet. @param query of the page's address */
function isCash(query: URLSearchParams): boolean {
  return query.get('payment') === 'cod';
}

/** @param lookup null on the server and until the order was looked up */
function headingOf(lookup: OrderLookup | null, query: URLSearchParams): string {
  if (!lookup?.isPlaced) return lookup ? messages.notFound : messages.yourOrder;
  return isCash(query) ? messages.placed : messages.paid;
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  const title = headingOf(loaderData ?? null, new URLSearchParams(location.search));
  return pageMeta(matches, { title, description: messages.thanks });
}

/**
 * The page after the payment. Items, dates and address are shown only in the browser that placed the order;
 * an order that this browser cannot know is not confirmed.
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
          <h1 className="font-display text-2xl text-heading md:text-3xl">{headingOf(loaderData, query)}</h1>
          {loaderData?.isPlaced && <p className="mt-1">{messages.thanks}</p>}
          {loaderData?.isPlaced && isCash(query) && <p>{messages.payCourier}</p>}
          {loaderData?.isPlaced && isCash(query) && !loaderData.details && (
            <p className="mt-3 font-semibold">{messages.confirmPerhaps}</p>
          )}
          {loaderData?.isPlaced === false && (
            <p className="mt-1">
              {messages.notHere}{' '}
              <Link to={paths.guestTracking()} className="text-link underline">
                {messages.track}
              </Link>
            </p>
          )}
          {orderId && (
            <>
              <p className="mt-3 text-lg font-semibold tabular-nums lining-nums">
                {messages.orderNumber(shortId(orderId))}
              </p>
              <p className="text-sm text-muted">
                {messages.orderId} <span className="break-all">{orderId}</span>
              </p>
            </>
          )}
        </div>
        <Link to={paths.home()} className={buttonClass('secondary')}>
          {messages.continueShopping}
        </Link>
      </div>
      {loaderData?.details && <PlacedOrderView {...loaderData.details} />}
    </div>
  );
}

function orderIdIn(query: URLSearchParams): string {
  return query.get('orderId') ?? '';
}
