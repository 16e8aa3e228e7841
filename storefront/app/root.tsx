import { listFilters } from '@gulmohar/contract/catalogue/filter.ts';
import { getShop } from '@gulmohar/contract/shop/shop.ts';
import { getMenus } from '@gulmohar/contract/site/site-calls.ts';
import { PictureOrigin } from '@gulmohar/ui/picture-origin.ts';
import type { ReactNode } from 'react';
import { preconnect } from 'react-dom';
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { Route } from './+types/root';
import { apiContext } from './api/context.ts';
import './api/without-eval.ts';
import './app.css';
import { BrandIcons } from './page/brand-icons.tsx';
import { BrandLook } from './page/brand-look.tsx';
import { ErrorPage } from './page/error-page.tsx';
import { IconSprite } from './page/icon-sprite.tsx';
import { type RootData, useShop } from './page/use-shop.ts';
import { paths } from './paths.ts';
import { SplashScript } from './splash/splash.tsx';

export const links: LinksFunction = () => [{ rel: 'manifest', href: '/site.webmanifest' }];

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const api = context.get(apiContext);
  const [{ shop }, { filters }, { main, footer }] = await Promise.all([
    api(getShop),
    // Without them the menus are shorter, and the page still there.
    api(listFilters).catch(() => ({ filters: [] })),
    api(getMenus).catch(() => ({ main: [], footer: [] })),
  ]);
  const categories = filters.find(({ name }) => name === 'category')?.values ?? [];
  // Every page has these facts, so that the owner's slides can be shown even if the home page's own data
  // fails to load. The categories' pictures come with that data.
  return {
    shop: { ...shop, pictures: { ...shop.pictures, categories: {} } },
    categories: categories.map(({ value, displayName }) => ({ value, displayName })),
    menus: { main, footer },
  };
}

/**
 * The shop's facts rarely change during a visit; a page that finds otherwise posts to /shop/outdated. They
 * are not reloaded with a page's own data, because a failure would leave no page at all. The stored offline
 * page is reloaded, because it may be old.
 */
export function shouldRevalidate({ formAction, currentUrl }: ShouldRevalidateFunctionArgs) {
  return formAction === paths.outdatedShop() || currentUrl.pathname === paths.offline();
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The splash script sets its attribute on the element before React starts.
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <SplashScript />
        <Meta />
        <Links />
        <BrandLook />
        <BrandIcons />
      </head>
      <body className="flex min-h-dvh flex-col">
        <IconSprite />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const origin = useShop()?.picturesUrl ?? '';
  if (origin) preconnect(new URL(origin).origin);
  return (
    <PictureOrigin value={origin}>
      <Outlet />
    </PictureOrigin>
  );
}

/** Shown only if the shop's own facts cannot be loaded; other errors are shown within the shell. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <ErrorPage error={error} />
    </main>
  );
}
