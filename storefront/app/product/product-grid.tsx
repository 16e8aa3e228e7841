import type { RefObject } from 'react';
import type { CardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';

type ProductGridProps = {
  products: CardProduct[];
  /** How many more are on their way; their room is kept. */
  toCome?: number;
  /** Is put on the first of these. */
  end?: RefObject<HTMLLIElement | null>;
  className?: string;
  /** Nothing above it has a picture: the first ones are fetched at once. */
  isFirstOnPage?: boolean;
  /** The id of a product's link. */
  cardId?: (productId: string) => string;
  onOpen?: (productId: string) => void;
};

/** Two cards across on a phone, three on a tablet, four from 1200 px. */
export function ProductGrid({
  products,
  toCome = 0,
  end,
  className = '',
  isFirstOnPage = false,
  cardId,
  onOpen,
}: ProductGridProps) {
  // By their places in the list, so that those of the next page are others and not the same moved down.
  const placesToCome = Array.from({ length: toCome }, (_, index) => products.length + index);
  return (
    <ul
      className={`product-grid grid grid-cols-2 gap-x-3 gap-y-10 md:grid-cols-3 md:gap-x-5 xl:grid-cols-4 ${className}`}
    >
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
      {placesToCome.map((place) => (
        <li key={place} ref={place === products.length ? end : undefined} aria-hidden="true" />
      ))}
    </ul>
  );
}
