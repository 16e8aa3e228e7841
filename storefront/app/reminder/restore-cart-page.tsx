import { INVALID_LINK } from '@gulmohar/contract/accounts/password.ts';
import { ApiError } from '@gulmohar/contract/api/client.ts';
import type { readUnfinishedCheckout, returnToCheckout } from '@gulmohar/contract/sales/checkout-reminder.ts';
import { Button, buttonClass } from '@gulmohar/ui/button.tsx';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { NoticePage } from '../page/notice-page.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { PageWaiting } from '../page/page-waiting.tsx';
import { paths } from '../paths.ts';
import type { Route } from './+types/restore-cart-page';
import { reminderMessages as messages } from './reminder.messages.ts';
import { takeOverLines } from './take-over-lines.ts';
import { UnfinishedItem } from './unfinished-item.tsx';

const read = addressOf<typeof readUnfinishedCheckout>({ method: 'POST', path: '/reminder/cart' });
const comeBack = addressOf<typeof returnToCheckout>({ method: 'POST', path: '/reminder/return' });

/** Changes nothing: programs open every link in an e-mail. */
export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  try {
    return { token, ...(await browserApi(read, { body: { token } })) };
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.status >= 500) throw failure;
    return { refusal: failure.code === 'INVALID_INPUT' ? INVALID_LINK : failure.message };
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.title, description: messages.description });
}

export function HydrateFallback() {
  return <PageWaiting title={messages.title} />;
}

export function ErrorBoundary() {
  return <LoadFailed title={messages.title} text={messages.loadFailed} />;
}

/** The items of an unfinished checkout, on whatever device; a click puts them into this browser's cart. */
export default function RestoreCartPage({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  if ('refusal' in loaderData)
    return (
      <NoticePage title={messages.title}>
        <p>{loaderData.refusal}</p>
        <Browse />
      </NoticePage>
    );
  const { lines, token } = loaderData;
  const hasAny = lines.some(({ available }) => available > 0);

  async function take(): Promise<void> {
    setBusy(true);
    takeOverLines(lines);
    // It only counts who came back: the cart does not depend on it.
    await browserApi(comeBack, { body: { token } }).catch(() => undefined);
    await navigate(paths.cart(), { replace: true });
  }

  return (
    <div className="page-width max-w-2xl pb-16">
      <h1 className="mt-10 font-display text-3xl text-heading">{messages.title}</h1>
      <p className="mt-3">{hasAny ? messages.intro : messages.gone}</p>
      <ul className="my-6 divide-y divide-rule">
        {lines.map((line) => (
          <UnfinishedItem key={`${line.productId} ${line.size}`} line={line} />
        ))}
      </ul>
      {hasAny ? (
        <Button isBusy={isBusy} onClick={take}>
          {messages.take}
        </Button>
      ) : (
        <Browse />
      )}
    </div>
  );
}

function Browse() {
  return (
    <Link to={paths.collection()} className={buttonClass()}>
      {messages.browse}
    </Link>
  );
}
