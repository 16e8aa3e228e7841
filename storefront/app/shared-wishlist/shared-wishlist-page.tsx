import { getSharedWishlist } from '@gulmohar/contract/accounts/wishlist.ts';
import { apiContext } from '../api/context.ts';
import { throwNotFound } from '../api/not-found.ts';
import { ErrorPage } from '../page/error-page.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { cardProducts } from '../product-card/card-product.ts';
import { ProductGrid } from '../product-card/product-grid.tsx';
import type { Route } from './+types/shared-wishlist-page';

const messages = {
  title: 'A Wishlist',
  text: 'Somebody shared with you what they would like to have.',
  description: 'What somebody would like to have.',
  products: 'Products',
  empty: 'There is nothing in it at present.',
  ended: {
    title: 'No Longer Shared',
    text: 'Whoever sent you this link has ended it, or it is not complete.',
  },
};

export async function loader({ context, params: { code } }: Route.LoaderArgs) {
  const { products } = await context
    .get(apiContext)(getSharedWishlist, { query: { code } })
    .catch(throwNotFound);
  return { products: cardProducts(products) };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.title, description: messages.description });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} missing={messages.ended} />;
}

/** What somebody else would like to have; it does not say who. */
export default function SharedWishlistPage({ loaderData: { products } }: Route.ComponentProps) {
  return (
    <div className="page-width pb-24">
      <h1 className="mt-10 font-display text-3xl text-heading">{messages.title}</h1>
      <p className="mt-2 mb-8 text-muted">{products.length === 0 ? messages.empty : messages.text}</p>
      {products.length > 0 && <h2 className="sr-only">{messages.products}</h2>}
      <ProductGrid products={products} isFirstOnPage />
    </div>
  );
}
