import type { RefObject } from 'react';
import type { CardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';

type ProductGridProps = {
  products: CardProduct[];
  /** How many more are loading; space for them is reserved. */
  toCome?: number;
  /** The ref for the first of these places. */
  end?: RefObject<HTMLLIElement | null>;
  className?: string;
  /** No picture comes before the grid, so its first ones are loaded at once. */
  isFirstOnPage?: boolean;
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
  // Keyed by position in the list, so that the next page gets new elements instead of the same ones moved
  // down.
  const placesToCome = Array.from({ length: toCome }, (_, index) => products.length + index);
  return (
    <ul
      className={`product-grid grid grid-cols-2 gap-x-3 md:grid-cols-3 md:gap-x-5 xl:grid-cols-4 ${className}`}
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
