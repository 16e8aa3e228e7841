import { Toaster } from '@gulmohar/ui/toaster.tsx';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { followShopper } from '../account/follow-shopper.ts';
import { useCart } from '../cart/cart-store.ts';
import { useCartCount } from '../cart/use-cart-count.ts';
import { ListingDelivery } from '../delivery/listing-delivery.tsx';
import { Slot, slotParts } from '../extension/slot.tsx';
import { ClosedNote } from '../opening/closed-note.tsx';
import { useShop } from '../page/use-shop.ts';
import { isListingPath, paths } from '../paths.ts';
import { Splash } from '../splash/splash.tsx';
import { noteStep } from '../visit/note-step.ts';
import { Announcement } from './announcement.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { layoutMessages as messages } from './layout.messages.ts';
import { PageAnnouncer } from './page-announcer.tsx';
import { PendingBar } from './pending-bar.tsx';
import { quietTransitions } from './quiet-transitions.ts';
import { useRequestedPage } from './use-requested-page.ts';

const pageBottom = slotParts<'page-bottom'>(import.meta.glob('../../../extensions/*/slots/page-bottom.tsx'));

/**
 * The layout around every page. Token and cart are read only after hydration, because the server's HTML is
 * the same for all shoppers.
 */
export default function Shell() {
  const { pathname } = useLocation();
  useEffect(() => {
    useCart.persist.rehydrate();
    const follow = (event: StorageEvent) => {
      if (event.key === useCart.persist.getOptions().name) useCart.persist.rehydrate();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  useEffect(followShopper, []);
  const isCartFilled = useCartCount() > 0;
  useEffect(() => (isCartFilled ? followStockLater() : undefined), [isCartFilled]);
  useEffect(quietTransitions, []);
  useRequestedPage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page
  useEffect(() => noteStep(), [pathname]);
  const hasWorker = useShop()?.serviceWorker && import.meta.env.PROD;
  useEffect(() => {
    if (hasWorker) navigator.serviceWorker?.register(paths.serviceWorker()).catch(() => undefined);
  }, [hasWorker]);

  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 bg-ground p-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {messages.skip}
      </a>
      <Announcement />
      <Header />
      <ClosedNote />
      <main id="content" tabIndex={-1} className="grow outline-none">
        {isListingPath(pathname) && <ListingDelivery />}
        <Outlet />
      </main>
      <Slot parts={pageBottom} facts={{}} />
      {!isListingPath(pathname) && <Footer />}
      <PendingBar />
      <PageAnnouncer />
      <Toaster />
      <Splash />
    </>
  );
}

/** Loads the code only for shoppers who have something in the cart. @returns a function that stops it */
function followStockLater(): () => void {
  let isOver = false;
  let end = () => {
    isOver = true;
  };
  void import('../cart/follow-stock.ts').then(({ followStock }) => {
    if (!isOver) end = followStock();
  });
  return () => end();
}
