import { z } from 'zod';
import { formatRupees } from '../values/money.ts';

/**
 * Prices, tax included, between two GST slabs: above `above`, where the lower rate ends, and up to `upTo`, below which
 * a price at the upper rate is worth no more before tax than the lower slab allows. Paise.
 */
export const priceGap = z.object({
  above: z.int(),
  upTo: z.int(),
  /** Basis points of the upper slab, by which such a price is taxed. */
  basisPoints: z.int(),
});
export type PriceGap = z.infer<typeof priceGap>;

/**
 * A warning about a price, which is accepted all the same.
 * @param price paise; @param gap null: the rule has no slabs
 */
export function priceGapWarning(price: number, gap: PriceGap | null | undefined): string | undefined {
  if (!gap || price <= gap.above || price > gap.upTo) return undefined;
  const [above, upTo, rate] = [formatRupees(gap.above), formatRupees(gap.upTo), gap.basisPoints / 100];
  return `Prices above ${above} up to ${upTo} fit no slab of GST and are taxed at ${rate}%. Charge ${above} or less, or more than ${upTo}, or ask your accountant.`;
}
