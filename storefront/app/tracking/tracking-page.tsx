import type { TrackedOrder } from '@gulmohar/contract/fulfilment/tracking.ts';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { LoadFailed } from '../page/load-failed.tsx';
import { NeedsScripts } from '../page/needs-scripts.tsx';
import { NoticePage } from '../page/notice-page.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/tracking-page';
import { CodeForm } from './code-form.tsx';
import { followTrackingLink } from './follow-tracking-link.ts';
import { TrackedOrderCard } from './tracked-order-card.tsx';
import { trackingMessages as messages } from './tracking.messages.ts';
import { TrackingForm } from './tracking-form.tsx';
import { type TrackingResults, useTracking } from './use-tracking.ts';

/** The server renders the form; only the browser follows a link. */
export function loader() {
  return 'not followed' as const;
}

/**
 * @returns what an e-mail's link finds, or why it is refused; undefined if the page was opened without one
 */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return followTrackingLink(new URL(request.url).searchParams.get('token'));
}
clientLoader.hydrate = true as const;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: messages.pageTitle,
    description: messages.description,
    canonicalPath: paths.guestTracking(),
  });
}

export function ErrorBoundary() {
  return <LoadFailed title={messages.pageTitle} text={messages.failed} />;
}

export default function TrackingPage({ loaderData: linked }: Route.ComponentProps) {
  const hasLink = useSearchParams()[0].has('token');
  const isFollowing = hasLink && linked === 'not followed';
  // A link's result mounts the form anew. Without a link the server-rendered form stays, with anything typed
  // into it.
  const results = typeof linked === 'object' && 'orders' in linked ? linked : undefined;
  const refusal = typeof linked === 'object' && 'refusal' in linked ? linked.refusal : undefined;
  return (
    <div className="page-width max-w-5xl pb-16">
      <h1 className="mt-10 font-display text-3xl text-heading">{messages.title}</h1>
      <p className="mt-2 mb-6 text-muted">{messages.intro}</p>
      <NeedsScripts />
      <Tracking
        key={results ? 'found' : 'form'}
        linked={results}
        refusal={refusal}
        isFollowing={isFollowing}
      />
    </div>
  );
}

type TrackingProps = {
  linked: TrackingResults | undefined;
  /** Why the link that opened the page was refused. */
  refusal: string | undefined;
  isFollowing: boolean;
};

function Tracking({ linked, refusal, isFollowing }: TrackingProps) {
  const [email, setEmail] = useState('');
  const { orders, isSearching, problem, proof, ask, markReturnRequested, replace, byContact, byCode } =
    useTracking(linked);
  const [query] = useSearchParams();
  const confirmToken = query.get('confirm');
  const isBusy = isSearching || isFollowing;
  const results = useRef<HTMLHeadingElement>(null);
  // An e-mail's link leads to its order, not to the form above it; after a code, its form, which had the
  // focus, is gone.
  const isLedToResults = linked !== undefined || ask !== undefined;
  useEffect(() => {
    if (!isLedToResults) return;
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView();
  }, [isLedToResults]);
  const purpose = ask ? undefined : purposeOfCode(orders);
  return (
    <>
      <div className="noscript:hidden">
        <TrackingForm
          isBusy={isBusy}
          problem={problem?.of === 'contact' ? problem.text : refusal}
          onSearch={(contact) => {
            setEmail(contact.email);
            byContact(contact);
          }}
        />
      </div>
      <div aria-live="polite" aria-busy={isBusy}>
        {orders?.length === 0 && (
          <NoticePage title={messages.noOrders} level={2} missing="parcel">
            <p>{messages.noOrdersHint}</p>
            <Link to={paths.contact()} className="text-link inline-flex min-h-11 items-center">
              {messages.askUs}
            </Link>
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
                confirmToken={linked ? confirmToken : null}
                onAnswered={replace}
                proof={proof ?? (linked && query.get('token')) ?? undefined}
              />
            ))}
          </>
        )}
      </div>
      {purpose && (
        <CodeForm
          key={`${email} ${purpose}`}
          knownEmail={email || emailOf(orders)}
          isBusy={isBusy}
          problem={problem?.of === 'code' ? problem.text : undefined}
          purpose={purpose}
          onCode={byCode}
        />
      )}
    </>
  );
}

/** Returns what the code would add to what is already shown, if anything. */
function purposeOfCode(orders: readonly TrackedOrder[] = []): 'details' | 'return' | undefined {
  if (orders.some((order) => order.isMasked)) return 'details';
  const isReturnable = (order: TrackedOrder) =>
    order.isReturnable && order.items.some((item) => item.returnableQuantity > 0);
  return orders.some(isReturnable) ? 'return' : undefined;
}

function emailOf(orders: readonly TrackedOrder[] = []): string {
  const shown = orders.find((order) => !order.isMasked);
  return shown?.guestInfo.email ?? '';
}
