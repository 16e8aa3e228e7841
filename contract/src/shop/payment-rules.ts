import { z } from 'zod';

export const prepaidRules = z.object({
  /** Basis points of the items' price after the coupon; 0 for no discount. */
  basisPoints: z.int(),
  /** The most that is taken off, in paise. */
  maximum: z.int(),
  withCoupons: z.boolean(),
});
export type PrepaidRules = z.output<typeof prepaidRules>;

export const codFeeRules = z.object({
  /** 0 for no charge. */
  fee: z.int(),
  /** The subtotal from which the charge is waived; null if it never is. */
  feeFreeFrom: z.int().nullable(),
});
export type CodFeeRules = z.output<typeof codFeeRules>;
