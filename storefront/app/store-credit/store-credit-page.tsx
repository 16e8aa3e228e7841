import type { getStoreCredit } from '@gulmohar/contract/sales/store-credit.ts';
import { buttonClass } from '@gulmohar/ui/button.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { asDay } from '../order/order-dates.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { paths } from '../paths.ts';
import { inRupees } from '../product/price.tsx';
import { loadForShopper } from '../session/load-for-shopper.ts';
import { readUserId } from '../session/session-store.ts';
import { useLoginRequired } from '../session/use-login-required.ts';
import { useReloadOnSignIn } from '../session/use-reload-on-sign-in.ts';
import type { Route } from './+types/store-credit-page';
import { storeCreditMessages as messages } from './store-credit.messages.ts';

const credit = addressOf<typeof getStoreCredit>({
  method: 'GET',
  path: '/store-credit',
  shopper: 'required',
});

export async function clientLoader() {
  return { userId: readUserId(), credit: await loadForShopper(() => browserApi(credit)) };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.title, description: messages.description });
}

export function HydrateFallback() {
  return <Frame />;
}

export function ErrorBoundary() {
  return <LoadFailed title={messages.title} text={messages.loadFailed} />;
}

/** The shopper's balance, and what changed it. */
export default function StoreCreditPage({ loaderData }: Route.ComponentProps) {
  useReloadOnSignIn(loaderData.userId);
  useLoginRequired();
  if (!loaderData.credit) return <Frame />;
  const { balance, entries } = loaderData.credit;
  return (
    <Frame>
      <p className="text-xl">{balance > 0 ? messages.balance(inRupees(balance)) : messages.none}</p>
      <p className="text-sm text-muted">{messages.terms}</p>
      <Link to={paths.redeemGiftCard()} className={`${buttonClass('secondary')} justify-self-start`}>
        {messages.useGiftCard}
      </Link>
      {entries.length > 0 && (
        <ul aria-label={messages.movements} className="divide-y divide-rule border-y border-rule">
          {entries.map(({ kind, amount, at, expiresAt }) => (
            <li key={`${at} ${kind} ${amount}`} className="flex justify-between gap-6 py-3">
              <span>
                {messages.kinds[kind]}
                <span className="block text-sm text-muted">
                  {asDay(at)}
                  {expiresAt && `, ${messages.until(asDay(expiresAt))}`}
                </span>
              </span>
              <span className="whitespace-nowrap tabular-nums">
                {amount < 0 ? '−' : '+'}
                {inRupees(Math.abs(amount))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}

function Frame({ children }: { children?: ReactNode }) {
  return (
    <div className="page-width pb-16">
      <h1 className="mt-10 mb-6 font-display text-3xl text-heading">{messages.title}</h1>
      <div className="grid max-w-2xl gap-6">{children}</div>
    </div>
  );
}
