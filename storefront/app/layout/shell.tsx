import { Toaster } from '@gulmohar/ui/toaster.tsx';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useCart } from '../cart/cart-store.ts';
import type { Route } from './+types/shell';
import { ErrorPage } from './error-page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** What surrounds every page. The stored cart is read once the page is alive: the server's HTML knows no cart. */
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

  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 bg-ground p-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <Header />
      <main id="content" className="grow">
        <Outlet />
      </main>
      {pathname !== '/collection' && <Footer />}
      <Toaster />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
