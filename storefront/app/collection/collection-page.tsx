import { ApiError } from '@gulmohar/contract/client.ts';
import { listProducts } from '@gulmohar/contract/product.ts';
import { buttonClass } from '@gulmohar/ui/button.tsx';
import { data, Link } from 'react-router';
import { apiContext } from '../api/context.ts';
import { NoticePage } from '../layout/notice-page.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { ProductGrid } from '../product/product-grid.tsx';
import type { Route } from './+types/collection-page';
import { CategoryLinks } from './category-links.tsx';
import { collectionTitle, readListing } from './listing.ts';
import { PageLinks } from './page-links.tsx';
import { SortMenu } from './sort-menu.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const listing = readListing(new URL(request.url).searchParams);
  const page = await context.get(apiContext)(listProducts, { query: listing }).catch(throwBadRequest);
  return { listing, page };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const title = collectionTitle(loaderData.listing);
  const { category } = loaderData.listing;
  return pageMeta(matches, {
    title,
    description: `${loaderData.page.totalProducts} pieces: ${title}, with sizes, prices and what is in stock.`,
    canonicalPath: paths.collection(category ? { category } : {}),
  });
}

export default function CollectionPage({ loaderData: { listing, page } }: Route.ComponentProps) {
  return (
    <div className="page-width pb-20">
      <h1 className="mt-10 font-display text-3xl text-heading">{collectionTitle(listing)}</h1>
      <CategoryLinks />
      {page.products.length === 0 ? (
        <NoticePage title={messages.noProducts} level={2}>
          <Link to={paths.collection()} className={buttonClass()}>
            See the whole collection
          </Link>
        </NoticePage>
      ) : (
        <>
          <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
            <p className="text-muted">
              {page.totalProducts} {page.totalProducts === 1 ? 'piece' : 'pieces'}
            </p>
            <SortMenu listing={listing} />
          </div>
          <h2 className="sr-only">Products</h2>
          <ProductGrid products={page.products} isFirstOnPage />
          <PageLinks listing={listing} currentPage={page.currentPage} totalPages={page.totalPages} />
        </>
      )}
    </div>
  );
}

/** A query that the API refuses, such as page=-1, is a bad address and not a fault of ours. */
function throwBadRequest(error: unknown): never {
  if (error instanceof ApiError && error.status === 400) throw data(null, { status: 404 });
  throw error;
}
