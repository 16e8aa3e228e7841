import { ApiError } from '@gulmohar/contract/api/client.ts';
import type { getGiftCardState } from '@gulmohar/contract/sales/gift-card.ts';
import { Button, buttonClass } from '@gulmohar/ui/button.tsx';
import { Link, useRevalidator } from 'react-router';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { asDay } from '../order/order-dates.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { NoticePage } from '../page/notice-page.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { paths } from '../paths.ts';
import { inRupees } from '../product/price.tsx';
import type { Route } from './+types/gift-card-sent-page';
import { giftCardMessages as messages } from './gift-card.messages.ts';

const get = addressOf<typeof getGiftCardState>({ method: 'GET', path: '/gift-card/state' });

/** @returns null for an unknown card. What the payment page added to the address is not believed. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const cardId = new URL(request.url).searchParams.get('card') ?? '';
  try {
    return await browserApi(get, { query: { cardId } });
  } catch (failure) {
    if (failure instanceof ApiError && [400, 404].includes(failure.status)) return null;
    throw failure;
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.sentTitle, description: messages.sentTitle });
}

export function HydrateFallback() {
  return (
    <NoticePage title={messages.sentTitle}>
      <span aria-hidden className="block h-24 animate-pulse bg-panel" />
    </NoticePage>
  );
}

export function ErrorBoundary() {
  return <LoadFailed title={messages.sentTitle} text={messages.loadFailed} />;
}

/** What became of a gift card's payment. */
export default function GiftCardSentPage({ loaderData }: Route.ComponentProps) {
  return (
    <NoticePage title={messages.sentTitle}>
      {loaderData ? <Outcome card={loaderData} /> : <p>{messages.notFound}</p>}
      {loaderData?.state !== 'to-pay' && (
        <Link to={paths.collection()} className={buttonClass('secondary')}>
          {messages.shopNow}
        </Link>
      )}
    </NoticePage>
  );
}

type OutcomeProps = { card: NonNullable<Route.ComponentProps['loaderData']> };

function Outcome({ card: { state, amount, sendAt, isSent, paymentUrl } }: OutcomeProps) {
  const { revalidate, state: loading } = useRevalidator();
  if (state === 'paid') {
    const isNow = isSent || Date.parse(sendAt) <= Date.now();
    return (
      <>
        <p>{messages.paid(inRupees(amount))}</p>
        <p>
          {isNow ? messages.sent : messages.willBeSent(asDay(sendAt))} {messages.receipt}
        </p>
      </>
    );
  }
  if (state === 'to-pay') {
    return (
      <>
        <p>{messages.toPay(inRupees(amount))}</p>
        <p className="flex flex-wrap justify-center gap-3">
          <Button variant="secondary" isBusy={loading === 'loading'} onClick={() => void revalidate()}>
            {messages.checkAgain}
          </Button>
          {paymentUrl && (
            <a href={paymentUrl} className={buttonClass()}>
              {messages.payNow}
            </a>
          )}
        </p>
      </>
    );
  }
  return (
    <>
      <p>{messages[state]}</p>
      <Link to={paths.giftCard()} className={buttonClass()}>
        {messages.another}
      </Link>
    </>
  );
}
