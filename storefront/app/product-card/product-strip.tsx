import type { CardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';

/** Five products in one row, which scrolls sideways if they do not fit. */
export function ProductStrip({ products }: { products: CardProduct[] }) {
  return (
    <ul className="strip -mx-(--page-pad) grid auto-cols-[minmax(10.5rem,44%)] grid-flow-col gap-x-3 scroll-px-(--page-pad) px-(--page-pad) pt-1 pb-4 md:-mx-8 md:auto-cols-[minmax(12rem,30%)] md:gap-x-5 md:scroll-px-8 md:px-8 xl:mx-0 xl:auto-cols-auto xl:grid-flow-row xl:grid-cols-5 xl:px-0">
      {products.map((product) => (
        <li key={product._id}>
          <ProductCard product={product} isLate />
        </li>
      ))}
    </ul>
  );
}
