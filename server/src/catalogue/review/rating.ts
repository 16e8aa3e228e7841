import type { RatingSummary } from '@gulmohar/contract/catalogue/review.ts';
import type { Selectable } from 'kysely';
import type { ProductRating } from '../../platform/database/tables.ts';

export type RatingCounts = Omit<Selectable<ProductRating>, 'product_id'>;

export const ratingColumns = [
  'stars_1',
  'stars_2',
  'stars_3',
  'stars_4',
  'stars_5',
  'fit_small',
  'fit_true',
  'fit_large',
] as const satisfies readonly (keyof RatingCounts)[];

export function summarise(counts: RatingCounts | null): RatingSummary {
  const stars = counts
    ? [counts.stars_1, counts.stars_2, counts.stars_3, counts.stars_4, counts.stars_5]
    : [0, 0, 0, 0, 0];
  return {
    average: averageOf(stars),
    count: stars.reduce((sum, count) => sum + count, 0),
    stars,
    fit: { small: counts?.fit_small ?? 0, true: counts?.fit_true ?? 0, large: counts?.fit_large ?? 0 },
  };
}

/** With one decimal, half up, but 5 only if all gave five stars. @param stars how many gave one star, two, … five */
export function averageOf(stars: readonly number[]): number {
  const count = stars.reduce((sum, one) => sum + one, 0);
  if (count === 0) return 0;
  const tenths = Math.floor(
    (stars.reduce((sum, one, at) => sum + one * (at + 1), 0) * 20 + count) / (2 * count),
  );
  const isPerfect = stars.at(-1) === count;
  return (isPerfect ? 50 : Math.min(tenths, 49)) / 10;
}
