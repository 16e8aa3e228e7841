import { useShop } from '../page/use-shop.ts';
import { productCardMessages as messages } from './product-card.messages.ts';

/** Fixed and display-only, as specified. No one gave them, so they are never part of structured data. */
const RATING = 4.8;
const REVIEWS = 122;

export function CardRating() {
  if (!useShop()?.displayRating) return null;
  return (
    <p className="card-rating">
      <Star />
      <span className="sr-only">{messages.rating}</span>
      {RATING}
    </p>
  );
}

export function ProductRating() {
  if (!useShop()?.displayRating) return null;
  return (
    <p className="flex items-center gap-2 text-sm text-muted tabular-nums">
      <span className="flex items-center gap-1 text-ink">
        <Star className="star" />
        <span className="sr-only">{messages.rating}</span>
        {RATING}
      </span>
      <span>{messages.reviews(REVIEWS)}</span>
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
