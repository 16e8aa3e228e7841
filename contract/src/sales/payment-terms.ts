import { z } from 'zod';
import type { Paise } from '../values/money.ts';

/** What it is called wherever a buyer reads of it. */
export const PREPAID_DISCOUNT = 'Prepaid discount';

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

/** How an order is to be paid, with the rules that this changes its price by. */
export type PaymentTerms = { paidBy: 'online'; rules: PrepaidRules } | { paidBy: 'cash'; rules: CodFeeRules };

/**
 * What paying online takes off: rounded half up to the paisa, and capped.
 * @param items what the items cost without delivery, the coupon taken off
 * @param hasCoupon whether a coupon changes what the order costs
 */
export function prepaidDiscountOf(rules: PrepaidRules, items: Paise, hasCoupon: boolean): Paise {
  if (hasCoupon && !rules.withCoupons) return 0;
  const part = Math.floor((items * rules.basisPoints + 5_000) / 10_000);
  return Math.min(part, rules.maximum, items);
}

/** The charge for cash on delivery of a cart; an empty one costs nothing. */
export function codFeeOf({ fee, feeFreeFrom }: CodFeeRules, subtotal: Paise): Paise {
  return subtotal === 0 || (feeFreeFrom !== null && subtotal >= feeFreeFrom) ? 0 : fee;
}
