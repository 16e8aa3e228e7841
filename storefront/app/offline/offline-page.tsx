import { Button } from '@gulmohar/ui/button.tsx';
import { Link, useSearchParams } from 'react-router';
import { NoticePage } from '../page/notice-page.tsx';
import { pageMessages } from '../page/page.messages.ts';
import { pageMeta } from '../page/page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/offline-page';
import { loadRecentlyViewed, type OfflineProduct } from './load-recently-viewed.ts';
import { offlineMessages as messages } from './offline.messages.ts';
import { useWayBack } from './use-way-back.ts';

export async function clientLoader() {
  return { isOffline: !navigator.onLine, products: await loadRecentlyViewed() };
}

clientLoader.hydrate = true as const;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.title, description: messages.description });
}

/** The frame of the page, until the recently viewed products are known. */
export function HydrateFallback() {
  return <NoticePage title={messages.title}>{null}</NoticePage>;
}

/** The page that the service worker returns while the network does not respond; see service-worker.js. */
export default function OfflinePage({ loaderData: { isOffline, products } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { tryAgain, state } = useWayBack();
  const requestedProduct = products.find(({ id }) => paths.product(id) === query.get('to'));
  return (
    <>
      <NoticePage title={isOffline ? messages.title : messages.unreachable}>
        <p>{isOffline ? messages.offlineText : messages.unreachableText}</p>
        <p className="text-muted">{messages.reopensLater(requestedProduct?.name)}</p>
        <Button isBusy={state === 'trying'} onClick={tryAgain}>
          {state === 'trying' ? messages.trying : pageMessages.tryAgain}
        </Button>
        <p role="status" className="min-h-6">
          {state === 'failed' && messages.stillOffline}
        </p>
      </NoticePage>
      {products.length > 0 && <RecentlySeen products={products} />}
    </>
  );
}

/** Without prices and stock, which may have changed. */
function RecentlySeen({ products }: { products: OfflineProduct[] }) {
  return (
    <section aria-labelledby="recently-seen" className="page-width pb-16">
      <h2 id="recently-seen" className="mb-6 font-display text-2xl text-heading">
        {messages.recentlySeen}
      </h2>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-10 md:grid-cols-4 md:gap-x-5">
        {products.map(({ id, name, picture }) => (
          <li key={id} className="group relative">
            <span className="block aspect-(--picture-shape) bg-rule">
              {picture && (
                <img src={picture} alt="" width={360} height={480} className="size-full object-cover" />
              )}
            </span>
            <Link
              to={paths.product(id)}
              reloadDocument
              className="mt-3 block leading-snug outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-link"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
