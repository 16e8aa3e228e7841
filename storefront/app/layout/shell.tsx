import { Toaster } from '@gulmohar/ui/toaster.tsx';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { followShopper } from '../account/follow-shopper.ts';
import { useCart } from '../cart/cart-store.ts';
import { useCartCount } from '../cart/use-cart-count.ts';
import { paths } from '../paths.ts';
import { Splash } from '../splash/splash.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { layoutMessages as messages } from './layout.messages.ts';
import { PageAnnouncer } from './page-announcer.tsx';
import { PendingBar } from './pending-bar.tsx';
import { quietTransitions } from './quiet-transitions.ts';
import { useShop } from './use-shop.ts';

/**
 * What surrounds every page. Token and cart are read once the page is hydrated: the server's HTML is for nobody in
 * particular.
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
      <Header />
      <main id="content" tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      {pathname !== paths.collection() && <Footer />}
      <PendingBar />
      <PageAnnouncer />
      <Toaster />
      <Splash />
    </>
  );
}

/** The code is only fetched by those who have something in the cart. @returns ends it */
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
