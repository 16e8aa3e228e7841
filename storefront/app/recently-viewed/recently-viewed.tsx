import { useEffect, useState } from 'react';
import { loadProducts } from '../cart/load-products.ts';
import { type CardProduct, cardProducts } from '../product-card/card-product.ts';
import { ProductStrip } from '../product-card/product-strip.tsx';
import { readViewed } from './viewed-ids.ts';

const SHOWN = 5;
const TITLE = 'Recently Viewed';

/** The products opened last in this browser, as they are now; nothing until they are loaded, or if there are none. */
export function RecentlyViewed({ except }: { /** The product that the page shows. */ except?: string }) {
  const [products, setProducts] = useState<CardProduct[]>([]);
  useEffect(() => {
    const visit = new AbortController();
    const ids = readViewed()
      .filter((id) => id !== except)
      .slice(0, SHOWN);
    loadProducts(ids, visit.signal).then(
      (found) => !visit.signal.aborted && setProducts(cardProducts(found)),
      // The page has its own way to say that the shop does not respond.
      () => undefined,
    );
    return () => visit.abort();
  }, [except]);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed" className="mt-16 md:mt-24">
      <h2 id="recently-viewed" className="mb-6 font-display text-2xl text-heading">
        {TITLE}
      </h2>
      <ProductStrip products={products} />
    </section>
  );
}
