import type { Product } from '@gulmohar/contract/product.ts';
import { ProductCard } from './product-card.tsx';

/** Two cards across on a phone, three on a tablet, four from 1200 px. */
export function ProductGrid({
  products,
  isFirstOnPage = false,
}: {
  products: Product[];
  isFirstOnPage?: boolean;
}) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-5 xl:grid-cols-4">
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard product={product} isFirst={isFirstOnPage && index < 2} />
        </li>
      ))}
    </ul>
  );
}
