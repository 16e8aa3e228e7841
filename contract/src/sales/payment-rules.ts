import { z } from 'zod';

/** What the owner takes off for paying online. */
export const prepaidRules = z.object({
  /** Hundredths of a per cent of the items, the coupon taken off; 0: nothing. */
  basisPoints: z.int(),
  /** Paise; never more than that. */
  maximum: z.int(),
  /** Whether it is given together with a coupon. */
  withCoupons: z.boolean(),
});
export type PrepaidRules = z.output<typeof prepaidRules>;

/** What the owner charges for cash on delivery, in paise. */
export const codFeeRules = z.object({
  /** 0: nothing. */
  fee: z.int(),
  /** The subtotal from which there is no charge; null: there always is. */
  feeFreeFrom: z.int().nullable(),
});
export type CodFeeRules = z.output<typeof codFeeRules>;
