import type { Product } from '@gulmohar/contract/product.ts';
import { CardSkeleton, ProductCard } from './product-card.tsx';

type ProductGridProps = {
  products: Product[];
  /** How many more are on their way. */
  missing?: number;
  /** Nothing above it has a picture: the first ones are fetched at once. */
  isFirstOnPage?: boolean;
  /** The id of a product's link. */
  cardId?: (productId: string) => string;
  onOpen?: (productId: string) => void;
};

/** Two cards across on a phone, three on a tablet, four from 1200 px. */
export function ProductGrid({
  products,
  missing = 0,
  isFirstOnPage = false,
  cardId,
  onOpen,
}: ProductGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-10 md:grid-cols-3 md:gap-x-5 xl:grid-cols-4">
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard
            product={product}
            isFirst={isFirstOnPage && index < 2}
            linkId={cardId?.(product._id)}
            onOpen={onOpen}
          />
        </li>
      ))}
      {Array.from({ length: missing }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <li key={index} aria-hidden="true">
          <CardSkeleton />
        </li>
      ))}
    </ul>
  );
}
