import { fits } from '@gulmohar/contract/catalogue/review-rules.ts';
import type { ProductReviews } from './product-reviews.ts';
import { fitLabels, reviewMessages as messages } from './review.messages.ts';
import { Stars } from './stars.tsx';

/** The average, how many gave how many stars, and how the article fits. */
export function RatingSummary({ summary }: { summary: ProductReviews['summary'] }) {
  const { average, count, stars, fit } = summary;
  const fitted = fits.reduce((sum, one) => sum + fit[one], 0);
  return (
    <div className="grid content-start gap-4">
      <p>
        <Stars rating={Math.round(average)} /> {messages.average(average, count, summary.byBuyers)}
      </p>
      <ul className="grid max-w-xs gap-1 text-sm tabular-nums">
        {stars
          .map((number, at) => ({ number, rating: at + 1 }))
          .toReversed()
          .map(({ number, rating }) => (
            <li key={rating} className="grid grid-cols-[4rem_1fr_2.5rem] items-center gap-2">
              {messages.starsRow(rating)}
              <Bar percent={(100 * number) / count} />
              <span className="text-right">{number}</span>
            </li>
          ))}
      </ul>
      {fitted > 0 && (
        <div className="text-sm">
          <h3 className="font-semibold">{messages.fit}</h3>
          <ul>
            {fits.map((one) => (
              <li key={one}>{messages.fitOf(fit[one], fitted, fitLabels[one])}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Drawn, because the page's policy allows no style attributes. */
function Bar({ percent }: { percent: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="h-2 w-full bg-rule">
      <rect width={percent} height="1" className="fill-primary" />
    </svg>
  );
}
