import type { TrackedOrder } from '@gulmohar/contract/fulfilment/tracking.ts';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { NeedsScripts } from '../layout/needs-scripts.tsx';
import { NoticePage } from '../layout/notice-page.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/tracking-page';
import { CodeForm } from './code-form.tsx';
import { TrackedOrderCard } from './tracked-order-card.tsx';
import { trackingMessages as messages } from './tracking.messages.ts';
import { type Contact, TrackingForm } from './tracking-form.tsx';
import { useTracking } from './use-tracking.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: messages.pageTitle,
    description: messages.description,
    canonicalPath: paths.guestTracking(),
  });
}

export default function TrackingPage() {
  const [contact, setContact] = useState<Contact>({ email: '', phone: '' });
  const { orders, isBusy, ask, markReturnRequested, byContact, byCode, byLink } = useTracking();
  const token = useSearchParams()[0].get('token');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is followed once
  useEffect(() => {
    if (token) byLink(token);
  }, [token]);

  const results = useRef<HTMLHeadingElement>(null);
  const hasCode = ask !== undefined;
  // The form of the code, which had the focus, is gone by then.
  useEffect(() => {
    if (hasCode) results.current?.focus();
  }, [hasCode]);
  const purpose = ask ? undefined : purposeOfCode(orders);
  return (
    <div className="page-width max-w-5xl pb-16">
      <h1 className="mt-10 font-display text-3xl text-heading">{messages.title}</h1>
      <p className="mt-2 mb-6 text-muted">{messages.intro}</p>
      <NeedsScripts />
      <div className="noscript:hidden">
        <TrackingForm contact={contact} isBusy={isBusy} onChange={setContact} onSearch={byContact} />
      </div>
      <div aria-live="polite" aria-busy={isBusy}>
        {orders?.length === 0 && (
          <NoticePage title={messages.noOrders} level={2}>
            <p>{messages.noOrdersHint}</p>
          </NoticePage>
        )}
        {orders && orders.length > 0 && (
          <>
            <h2
              ref={results}
              tabIndex={-1}
              className="mt-12 mb-4 scroll-mt-28 font-display text-2xl text-heading outline-none"
            >
              {messages.results(orders.length)}
            </h2>
            {orders.map((order) => (
              <TrackedOrderCard
                key={order._id}
                order={order}
                ask={ask}
                onReturnRequested={markReturnRequested}
              />
            ))}
          </>
        )}
      </div>
      {purpose && (
        <CodeForm
          key={`${contact.email} ${purpose}`}
          knownEmail={contact.email || knownEmailOf(orders)}
          isBusy={isBusy}
          purpose={purpose}
          onCode={byCode}
        />
      )}
    </div>
  );
}

/** What the code is good for beyond what is seen already, if for anything. */
function purposeOfCode(orders: readonly TrackedOrder[] = []): 'details' | 'return' | undefined {
  if (orders.some((order) => order.isMasked)) return 'details';
  const isReturnable = (order: TrackedOrder) =>
    order.isReturnable && order.items.some((item) => !item.returnStatus);
  return orders.some(isReturnable) ? 'return' : undefined;
}

function knownEmailOf(orders: readonly TrackedOrder[] = []): string {
  const shown = orders.find((order) => !order.isMasked);
  return shown?.guestInfo.email ?? '';
}
