import { INVALID_LINK } from '@gulmohar/contract/accounts/password.ts';
import { ApiError } from '@gulmohar/contract/api/client.ts';
import {
  changePhoneOrderMessages,
  type PhoneOrder,
  readPhoneOrder,
} from '@gulmohar/contract/sales/phone-order.ts';
import { buttonClass } from '@gulmohar/ui/button.tsx';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { browserApi } from '../api/browser-api.ts';
import { MessageConsent } from '../order/message-consent.tsx';
import { orderMessages } from '../order/order.messages.ts';
import { formatDateTime } from '../order/order-dates.ts';
import { OrderTotals } from '../order/order-totals.tsx';
import { LoadFailed } from '../page/load-failed.tsx';
import { NoticePage } from '../page/notice-page.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { PageWaiting } from '../page/page-waiting.tsx';
import { paths } from '../paths.ts';
import { inRupees } from '../product/price.tsx';
import type { Route } from './+types/pay-page';
import { payMessages as messages } from './pay.messages.ts';

/** @returns the order, or why its link is refused */
export async function clientLoader({
  request,
}: Route.ClientLoaderArgs): Promise<{ order: PhoneOrder } | { refusal: string }> {
  const token = new URL(request.url).searchParams.get('token');
  if (!token) return { refusal: INVALID_LINK };
  try {
    const { order } = await browserApi(readPhoneOrder, { body: { token } });
    return { order };
  } catch (failure) {
    if (failure instanceof ApiError && failure.code === 'INVALID_LINK') return { refusal: failure.message };
    throw failure;
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.title, description: messages.description });
}

export function HydrateFallback() {
  return <PageWaiting title={messages.title} />;
}

export function ErrorBoundary() {
  return <LoadFailed title={messages.title} text={messages.failed} />;
}

/** A draft order for its payer: its total, the link to the payment, and consent to messages. */
export default function PayPage({ loaderData }: Route.ComponentProps) {
  if ('refusal' in loaderData) {
    return (
      <NoticePage title={messages.title}>
        <p>{loaderData.refusal}</p>
        <p>{messages.newLink}</p>
        <Link to={paths.contact()} className={buttonClass('secondary')}>
          {messages.contact}
        </Link>
      </NoticePage>
    );
  }
  return <Order start={loaderData.order} />;
}

function Order({ start }: { start: PhoneOrder }) {
  const [order, setOrder] = useState(start);
  const token = useSearchParams()[0].get('token') ?? '';
  const { state, lines, totals, isExpress, expiresAt, paymentUrl } = order;
  return (
    <div className="page-width grid max-w-2xl gap-8 pb-16">
      <div>
        <h1 className="mt-10 font-display text-3xl text-heading">{messages.title}</h1>
        <p className="mt-2">
          {state === 'to-pay' ? messages.until(formatDateTime(expiresAt)) : messages[state]}
        </p>
      </div>
      <section aria-label={messages.items}>
        <ul className="divide-y divide-rule border-y border-rule">
          {lines.map(({ name, size, quantity, price }) => (
            <li key={`${name} ${size}`} className="flex justify-between gap-4 py-3">
              <span>
                {name}
                {size && <span className="block text-sm text-muted">{messages.size(size)}</span>}
              </span>
              <span className="whitespace-nowrap tabular-nums">
                {messages.item(quantity, inRupees(price))}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <OrderTotals
        order={{
          totals,
          isExpress,
          promotions: [],
          couponCode: null,
          exchangeOf: null,
          refunded: 0,
          refunds: [],
          creditPaid: 0,
          payOnDelivery: 0,
        }}
      />
      {paymentUrl && (
        <a href={paymentUrl} className={`${buttonClass()} justify-self-start`}>
          {messages.pay(inRupees(totals.total))}
        </a>
      )}
      <section aria-label={orderMessages.updates}>
        <MessageConsent
          consent={order.messages}
          onChange={async (isWanted) => {
            const body = { token, isWanted };
            setOrder((await browserApi(changePhoneOrderMessages, { body })).order);
          }}
        />
      </section>
    </div>
  );
}
