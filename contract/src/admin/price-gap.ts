import { z } from 'zod';
import { formatRupees } from '../values/money.ts';

/**
 * The prices (paise, tax included) between two GST slabs: above `above`, where the lower rate ends, up to
 * `upTo`. Taxed at the upper rate, they yield no more before tax than the lower slab allows.
 */
export const priceGap = z.object({
  above: z.int(),
  upTo: z.int(),
  /** The upper slab's rate in basis points, at which such a price is taxed. */
  basisPoints: z.int(),
});
export type PriceGap = z.infer<typeof priceGap>;

/**
 * Returns a warning about a price in the gap, which is accepted nevertheless.
 * @param price paise
 * @param gap null if the rule has no slabs
 */
export function priceGapWarning(price: number, gap: PriceGap | null | undefined): string | undefined {
  if (!gap || price <= gap.above || price > gap.upTo) return undefined;
  const [above, upTo, rate] = [formatRupees(gap.above), formatRupees(gap.upTo), gap.basisPoints / 100];
  return `Prices above ${above} up to ${upTo} fit neither GST slab and are taxed at ${rate}%. Charge ${above} or less, or more than ${upTo}, or ask your accountant.`;
}
