import { z } from 'zod';
import { formatRupees } from '../values/money.ts';

/**
 * Between two GST slabs, in paise with tax: taxed at the upper rate, such a price yields no more than the lower slab
 * allows.
 */
export const priceGap = z.object({
  above: z.int(),
  upTo: z.int(),
  /** The upper slab's rate in basis points, at which such a price is taxed. */
  basisPoints: z.int(),
});
export type PriceGap = z.infer<typeof priceGap>;

/** Such a price is accepted nevertheless. @param price paise */
export function priceGapWarning(price: number, gap: PriceGap | null | undefined): string | undefined {
  if (!gap || price <= gap.above || price > gap.upTo) return undefined;
  const [above, upTo, rate] = [formatRupees(gap.above), formatRupees(gap.upTo), gap.basisPoints / 100];
  return `Prices above ${above} up to ${upTo} fit neither GST slab and are taxed at ${rate}%. Charge ${above} or less, or more than ${upTo}, or ask your accountant.`;
}
