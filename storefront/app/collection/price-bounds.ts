import type { PriceSpread } from '@gulmohar/contract/catalogue/filter.ts';

/** The positions of the two thumbs, in rupees. */
export type PriceBounds = readonly [low: number, high: number];
/** The filter; null where there is no limit. */
export type PriceLimits = readonly [min: number | null, max: number | null];

/**
 * Returns the range and step of the slider, half a bar, and the positions of its two thumbs, which never
 * coincide.
 */
export function toBounds({ from, step, counts }: PriceSpread, [min, max]: PriceLimits) {
  const [lowest, highest, thumbStep] = [from, from + counts.length * step, step / 2];
  const low = Math.min(Math.max(min ?? lowest, lowest), highest - thumbStep);
  const high = Math.max(Math.min(max ?? highest, highest), low + thumbStep);
  return { lowest, highest, thumbStep, bounds: [low, high] as PriceBounds };
}

/** Returns the limits; a thumb at its end of the track sets none. */
export function toLimits(spread: PriceSpread, [low, high]: PriceBounds): PriceLimits {
  const { lowest, highest } = toBounds(spread, [null, null]);
  return [low <= lowest ? null : low, high >= highest ? null : high];
}
