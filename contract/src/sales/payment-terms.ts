import type { CodFeeRules, PrepaidRules } from '../shop/payment-rules.ts';
import type { Paise } from '../values/money.ts';

// Product pages load this file, so it imports only the types of the rules, without zod.

/** The name of the discount wherever a buyer reads it. */
export const PREPAID_DISCOUNT = 'Prepaid discount';

/** The payment method of an order, with the rules by which it changes the price. */
export type PaymentTerms =
  | { paidBy: 'online'; rules: PrepaidRules }
  | {
      paidBy: 'cash';
      rules: CodFeeRules;
      isWaived?: boolean;
    };

/**
 * Returns the discount for paying online, rounded half up to the paisa and capped.
 * @param items what the items cost after the coupon, without delivery
 * @param hasCoupon whether a coupon changes what the order costs
 */
export function prepaidDiscountOf(rules: PrepaidRules, items: Paise, hasCoupon: boolean): Paise {
  if (hasCoupon && !rules.withCoupons) return 0;
  const part = Math.floor((items * rules.basisPoints + 5_000) / 10_000);
  return Math.min(part, rules.maximum, items);
}

/** Returns the cash on delivery charge for a cart; an empty one costs nothing. */
export function codFeeOf({ fee, feeFreeFrom }: CodFeeRules, subtotal: Paise): Paise {
  return subtotal === 0 || (feeFreeFrom !== null && subtotal >= feeFreeFrom) ? 0 : fee;
}
