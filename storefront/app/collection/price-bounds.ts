import type { PriceSpread } from '@gulmohar/contract/catalogue/filter.ts';

/** Where the two thumbs are, in rupees. */
export type PriceBounds = readonly [low: number, high: number];
/** The filter; null where there is no limit. */
export type PriceLimits = readonly [min: number | null, max: number | null];

/** The track of the two thumbs, which move by half a bar, and where they stand; never at the same place. */
export function toBounds({ from, step, counts }: PriceSpread, [min, max]: PriceLimits) {
  const [lowest, highest, thumbStep] = [from, from + counts.length * step, step / 2];
  const low = Math.min(Math.max(min ?? lowest, lowest), highest - thumbStep);
  const high = Math.max(Math.min(max ?? highest, highest), low + thumbStep);
  return { lowest, highest, thumbStep, bounds: [low, high] as PriceBounds };
}

/** A thumb at its end of the track is no limit. */
export function toLimits(spread: PriceSpread, [low, high]: PriceBounds): PriceLimits {
  const { lowest, highest } = toBounds(spread, [null, null]);
  return [low <= lowest ? null : low, high >= highest ? null : high];
}
