import { reviewMessages as messages } from './review.messages.ts';

/** One to five stars in one drawing, as text for screen readers. */
export function Stars({ rating }: { rating: number }) {
  return (
    <>
      <span className="sr-only">{messages.stars(rating)}</span>
      <svg aria-hidden="true" viewBox="0 0 112 20" className="star inline-block w-20">
        {[0, 1, 2, 3, 4].map((star) => (
          <use
            key={star}
            href="#icon-star"
            x={23 * star}
            width="20"
            opacity={star < rating ? undefined : 0.25}
          />
        ))}
      </svg>
    </>
  );
}
