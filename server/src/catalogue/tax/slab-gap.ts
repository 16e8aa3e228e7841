import type { PriceGap } from '@gulmohar/contract/admin/price-gap.ts';
import type { TaxRate } from './line-tax.ts';

/**
 * Returns the range of prices that are too high for the lower slab but, at the upper slab's rate, too low for
 * the upper one.
 * @param rates of one rule and one day, the lowest slab first
 * @returns null when there are no slabs
 */
export function slabGap(rates: readonly TaxRate[]): PriceGap | null {
  const [upper, lower] = rates.toReversed();
  if (!upper || !lower || lower.upTo === null) return null;
  const withTax = (worth: number, basisPoints: number) =>
    Math.floor((worth * (10_000 + basisPoints)) / 10_000);
  return {
    above: withTax(lower.upTo, lower.basisPoints),
    upTo: withTax(lower.upTo, upper.basisPoints),
    basisPoints: upper.basisPoints,
  };
}
