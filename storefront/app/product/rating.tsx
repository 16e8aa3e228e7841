import { useShop } from '../layout/use-shop.ts';
import { productMessages as messages } from './product.messages.ts';

/** Fixed and display-only by the specification; no one gave them, so they are never part of structured data. */
const RATING = 4.8;
const REVIEWS = 122;

export function CardRating() {
  if (!useShop()?.displayRating) return null;
  return (
    <p className="absolute right-2 bottom-2 flex items-center gap-1 bg-ground px-2 py-0.5 text-sm text-ink tabular-nums">
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
        <Star />
        <span className="sr-only">{messages.rating}</span>
        {RATING}
      </span>
      <span>{messages.reviews(REVIEWS)}</span>
    </p>
  );
}

function Star() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-3.5 fill-marigold stroke-ink/40">
      <path
        d="M10 1.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L1.5 7.7l5.9-.8z"
        strokeWidth="0.8"
      />
    </svg>
  );
}
