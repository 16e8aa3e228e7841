import { ApiError } from '@gulmohar/contract/api/client.ts';
import { getProduct, listRelated, type Product } from '@gulmohar/contract/catalogue/product.ts';
import { listReviews } from '@gulmohar/contract/catalogue/review.ts';
import { FIRST_REVIEWS } from '@gulmohar/contract/catalogue/review-rules.ts';
import { getSizeGuide } from '@gulmohar/contract/site/site-calls.ts';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { apiContext } from '../api/context.ts';
import { throwNoLongerSold, throwNotFound } from '../api/not-found.ts';
import { CompleteLook } from '../complete-look/complete-look.tsx';
import { messages as shopMessages } from '../messages.ts';
import { ErrorPage } from '../page/error-page.tsx';
import { cardProducts } from '../product-card/card-product.ts';
import { ProductStrip } from '../product-card/product-strip.tsx';
import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx';
import { useViewed } from '../recently-viewed/use-viewed.ts';
import { useViewedProduct } from '../recently-viewed/use-viewed-product.ts';
import { Reviews } from '../review/reviews.tsx';
import { findSizeFacts } from '../size-advice/size-facts.ts';
import { noteStep } from '../visit/note-step.ts';
import type { Route } from './+types/product-page';
import { BackToCollection } from './back-to-collection.tsx';
import { findOffer } from './find-offer.ts';
import { productMessages as messages } from './product.messages.ts';
import { productMeta } from './product-meta.ts';
import { ProductView } from './product-view.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const body = { productId: params.productId };
  const [{ product }, related, reviews] = await Promise.all([
    api(getProduct, { body }).catch(throwNoLongerSold),
    api(listRelated, { body }).catch(noneToMissing),
    api(listReviews, { query: { productId: params.productId } }),
  ]).catch(throwNotFound);
  const [offer, { guide }, facts] = await Promise.all([
    findOffer(api, product),
    api(getSizeGuide, { query: { category: product.category } }).catch(() => ({ guide: null })),
    product.hasSize ? findSizeFacts(api, product._id) : null,
  ]);
  return {
    product,
    related: cardProducts(related.products),
    look: cardProducts(related.complementary),
    reviews: {
      summary: reviews.summary,
      sizes: reviews.sizes,
      hasPictures: reviews.hasPictures,
      reviews: reviews.reviews.slice(0, FIRST_REVIEWS),
      total: reviews.total,
    },
    offer,
    sizeGuide: guide,
    facts,
  };
}

/** Treats a missing product as having no related ones; the other call reports that it is missing. */
function noneToMissing(error: unknown): Record<'products' | 'complementary', Product[]> {
  if (error instanceof ApiError && error.status === 404) return { products: [], complementary: [] };
  throw error;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? productMeta(matches, loaderData.product, loaderData.reviews.reviews) : [];
}

/** For a withdrawn product: shows the specified toast over the error page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (isMissing) showToast('error', shopMessages.productNotFound);
  }, [isMissing]);
  return <ErrorPage error={error} />;
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, related, look, offer, sizeGuide, facts, reviews } = loaderData;
  useViewedProduct(product);
  const viewed = useViewed({ on: product._id });
  useEffect(() => noteStep({ kind: 'viewed', productId: product._id }), [product._id]);
  return (
    <div className="page-width">
      <BackToCollection />
      <ProductView product={product} look={look} offer={offer} facts={facts} sizeGuide={sizeGuide} />
      <CompleteLook products={look} />
      <Reviews key={product._id} productId={product._id} loaded={reviews} />
      {related.length > 0 && (
        <section aria-labelledby="related" className="section-gap">
          <h2 id="related" className="mb-6 font-display text-2xl text-heading">
            {messages.related}
          </h2>
          <ProductStrip products={related} />
        </section>
      )}
      <RecentlyViewed viewed={viewed} except={product._id} />
    </div>
  );
}
