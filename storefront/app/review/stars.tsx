import { reviewMessages as messages } from './review.messages.ts';

/** One to five stars, as text for screen readers. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="inline-flex gap-0.5">
      <span className="sr-only">{messages.stars(rating)}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} aria-hidden="true" className={`star ${star > rating ? 'opacity-25' : ''}`}>
          <use href="#icon-star" />
        </svg>
      ))}
    </span>
  );
}
