import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { useShop } from '../page/use-shop.ts';
import { productCardMessages as messages } from './product-card.messages.ts';

/** Fixed and display-only, as specified. No one gave them, so they are never part of structured data. */
const FIXED = { average: 4.8, count: 122 };

type Rated = { rating?: Product['rating'] };

/** What buyers gave; the fixed rating for a product without reviews, if the shop displays that. */
function useRating({ rating }: Rated): typeof FIXED | undefined {
  const isFixedShown = useShop()?.displayRating;
  return rating ?? (isFixedShown ? FIXED : undefined);
}

export function CardRating({ product }: { product: Rated }) {
  const rating = useRating(product);
  if (!rating) return null;
  return (
    <p className="card-rating">
      <Star />
      <span className="sr-only">{messages.rating}</span>
      {rating.average.toFixed(1)}
    </p>
  );
}

export function ProductRating({ product }: { product: Rated }) {
  const rating = useRating(product);
  if (!rating) return null;
  const reviews = messages.reviews(rating.count);
  return (
    <p className="flex items-center gap-2 text-sm text-muted tabular-nums">
      <span className="flex items-center gap-1 text-ink">
        <Star className="star" />
        <span className="sr-only">{messages.rating}</span>
        {rating.average.toFixed(1)}
      </span>
      {product.rating ? (
        <a href="#reviews" className="inline-flex min-h-11 items-center text-link underline">
          {reviews}
        </a>
      ) : (
        <span>{reviews}</span>
      )}
    </p>
  );
}

/** On a card the style sheet of the card sets its look. */
function Star({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href="#icon-star" />
    </svg>
  );
}
