import { getProduct, listRelated } from '@gulmohar/contract/product.ts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { apiContext } from '../api/context.ts';
import { throwNotFound } from '../api/not-found.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/product-page';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { Price } from './price.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductGrid } from './product-grid.tsx';

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
  if (!loaderData) return [];
  const { product } = loaderData;
  return pageMeta(matches, {
    title: product.name,
    description: product.description,
    canonicalPath: paths.product(product._id),
  });
}

export default function ProductPage({ loaderData: { product, related } }: Route.ComponentProps) {
  const [size, setSize] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product begins without a size
  useEffect(() => setSize(null), [product._id]);

  return (
    <div className="page-width">
      <nav aria-label="Back" className="my-2">
        <Link to={paths.collection()} className="inline-flex min-h-11 items-center text-link underline">
          ← Collection
        </Link>
      </nav>
      <div className="grid gap-8 md:grid-cols-[7fr_5fr] md:gap-12">
        <Gallery key={product._id} pictures={product.image} name={product.name} />
        <div className="content-start">
          <p className="text-sm tracking-widest text-muted uppercase">{product.subCategory}</p>
          <h1 className="mt-1 font-display text-2xl text-heading md:text-3xl">{product.name}</h1>
          <div className="mt-3 text-lg">
            <Price product={product} />
          </div>
          <p className="text-sm text-muted">MRP and price include all taxes</p>
          <BuyBox product={product} size={size} onSize={setSize} />
          <p className="mt-8 max-w-[68ch]">{product.description}</p>
          {product.details && <ProductFacts details={product.details} />}
        </div>
      </div>
      {related.length > 0 && (
        <section aria-labelledby="related" className="mt-20">
          <h2 id="related" className="mb-6 font-display text-2xl text-heading">
            Related Products
          </h2>
          <ProductGrid products={related} />
        </section>
      )}
    </div>
  );
}
