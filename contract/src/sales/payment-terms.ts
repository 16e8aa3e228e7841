import type { Paise } from '../values/money.ts';
import type { CodFeeRules, PrepaidRules } from './payment-rules.ts';

// Product pages use these: only types of the rules, whose schemas would bring zod's 27 KB with them.

/** What it is called wherever a buyer reads of it. */
export const PREPAID_DISCOUNT = 'Prepaid discount';

/** How an order is to be paid, with the rules that this changes its price by. */
export type PaymentTerms =
  | { paidBy: 'online'; rules: PrepaidRules }
  | {
      paidBy: 'cash';
      rules: CodFeeRules;
      /** The staff make no charge for this order. */
      isWaived?: boolean;
    };

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
