import type { CodFeeRules, PrepaidRules } from '../shop/payment-rules.ts';
import type { Paise } from '../values/money.ts';

// Product pages load this file, so it imports only the types of the rules, without zod.

/** The name of the discount wherever a buyer reads it. */
export const PREPAID_DISCOUNT = 'Prepaid discount';

export type PaymentTerms =
  | { paidBy: 'online'; rules: PrepaidRules }
  | {
      paidBy: 'cash';
      rules: CodFeeRules;
      isWaived?: boolean;
    };

/** Half up to the paisa, capped. @param items what they cost after promotions and coupon */
export function prepaidDiscountOf(rules: PrepaidRules, items: Paise, hasCoupon: boolean): Paise {
  if (hasCoupon && !rules.withCoupons) return 0;
  const part = Math.floor((items * rules.basisPoints + 5_000) / 10_000);
  return Math.min(part, rules.maximum, items);
}

export function codFeeOf({ fee, feeFreeFrom }: CodFeeRules, subtotal: Paise): Paise {
  return subtotal === 0 || (feeFreeFrom !== null && subtotal >= feeFreeFrom) ? 0 : fee;
}
