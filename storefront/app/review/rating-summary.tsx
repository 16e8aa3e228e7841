import type { RatingSummary as Summary } from '@gulmohar/contract/catalogue/review.ts';
import { fits } from '@gulmohar/contract/catalogue/review-rules.ts';
import { fitLabels, reviewMessages as messages } from './review.messages.ts';
import { Stars } from './stars.tsx';

/** The average, how many gave how many stars, and how the article fits. */
export function RatingSummary({ summary }: { summary: Summary }) {
  const { average, count, stars, fit } = summary;
  const fitted = fits.reduce((sum, one) => sum + fit[one], 0);
  return (
    <div className="grid content-start gap-4">
      <p>
        <Stars rating={Math.round(average)} /> {messages.average(average, count)}
      </p>
      <ul className="grid max-w-xs gap-1 text-sm tabular-nums">
        {stars
          .map((number, at) => ({ number, rating: at + 1 }))
          .toReversed()
          .map(({ number, rating }) => (
            <li key={rating} className="grid grid-cols-[4rem_1fr_2.5rem] items-center gap-2">
              {messages.starsRow(rating)}
              <span aria-hidden="true" className="h-2 bg-rule">
                <span className="block h-2 bg-primary" style={{ width: `${(100 * number) / count}%` }} />
              </span>
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
