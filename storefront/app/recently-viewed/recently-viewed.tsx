import { ProductStrip } from '../product-card/product-strip.tsx';
import type { Viewed } from './use-viewed.ts';

const SHOWN = 5;
const TITLE = 'Recently Viewed';

type RecentlyViewedProps = {
  /** undefined until they are loaded. */
  viewed: Viewed | undefined;
  /** The product that the page itself shows. */
  except?: string;
};

/** The products opened last in this browser; nothing if there are none. */
export function RecentlyViewed({ viewed, except }: RecentlyViewedProps) {
  const products = (viewed?.products ?? []).filter(({ _id }) => _id !== except).slice(0, SHOWN);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed" className="section-gap">
      <h2 id="recently-viewed" className="mb-6 font-display text-2xl text-heading">
        {TITLE}
      </h2>
      <ProductStrip products={products} />
    </section>
  );
}
