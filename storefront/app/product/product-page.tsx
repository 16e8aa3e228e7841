import { getProduct, listRelated } from '@gulmohar/contract/product.ts';
import { apiContext } from '../api/context.ts';
import { throwNotFound } from '../api/not-found.ts';
import { paths } from '../paths.ts';
import { HeartButton } from '../wishlist/heart-button.tsx';
import type { Route } from './+types/product-page';
import { BackToCollection } from './back-to-collection.tsx';
import { BuyBox } from './buy-box.tsx';
import { Description } from './description.tsx';
import { Gallery } from './gallery.tsx';
import { Price } from './price.tsx';
import { productMessages as messages } from './product.messages.ts';
import { ProductFacts } from './product-facts.tsx';
import { productMeta } from './product-meta.ts';
import { ProductStrip } from './product-strip.tsx';
import { ProductRating } from './rating.tsx';
import { ShareMenu } from './share-menu.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const body = { productId: params.productId };
  const [{ product }, related] = await Promise.all([
    api(getProduct, { body }),
    api(listRelated, { body }),
  ]).catch(throwNotFound);
  return { product, related: related.products };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? productMeta(matches, loaderData.product) : [];
}

export default function ProductPage({ loaderData: { product, related } }: Route.ComponentProps) {
  const path = paths.product(product._id);
  return (
    <div className="page-width">
      <BackToCollection />
      <div key={product._id} className="grid gap-8 md:grid-cols-[7fr_5fr] md:gap-8 lg:gap-14">
        <Gallery pictures={product.image} name={product.name} />
        <div className="min-w-0">
          <div className="flex items-start justify-between gap-4">
            <div>
              <p className="eyebrow uppercase">{product.subCategory}</p>
              <h1 className="mt-2 font-display text-2xl leading-tight text-heading lg:text-3xl">
                {product.name}
              </h1>
            </div>
            <div className="-mt-2 -mr-2 flex">
              <ShareMenu name={product.name} path={path} />
              <HeartButton productId={product._id} productName={product.name} />
            </div>
          </div>
          <div className="mt-3">
            <ProductRating />
          </div>
          <div className="mt-4 text-xl">
            <Price product={product} withPercent />
          </div>
          <p className="text-sm text-muted">{messages.taxNote}</p>
          <BuyBox product={product} />
          <Description text={product.description} />
          <ProductFacts details={product.details} />
        </div>
      </div>
      {related.length > 0 && (
        <section aria-labelledby="related" className="mt-24">
          <h2 id="related" className="mb-6 font-display text-2xl text-heading">
            {messages.related}
          </h2>
          <ProductStrip products={related} />
        </section>
      )}
    </div>
  );
}
