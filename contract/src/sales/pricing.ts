import type { ShippingRules } from '../shop/shop-rules.ts';
import type { Paise } from '../values/money.ts';

export type PricedLine = { unitPrice: Paise; quantity: number };

/** What a coupon promises. */
export type CouponTerms =
  /** Hundredths of a per cent, at most `maximum` when there is one. */
  | { discountType: 'percentage'; basisPoints: number; maximum: Paise | null }
  | { discountType: 'fixed'; amount: Paise }
  | { discountType: 'free_shipping' };

/** What a coupon comes to in one cart. */
export type Saving = { discount: Paise; isShippingFree: boolean };

export type Totals = { subtotal: Paise; discount: Paise; shipping: Paise; total: Paise };

export const NO_SAVING: Saving = { discount: 0, isShippingFree: false };

/**
 * What a cart costs; the one place where it is worked out, for server and browser alike.
 * @param rules the shop's, which the owner may have changed; an empty cart costs nothing by any
 */
export function priceCart(
  lines: readonly PricedLine[],
  rules: ShippingRules,
  saving: Saving = NO_SAVING,
): Totals {
  const subtotal = subtotalOf(lines);
  const discount = Math.min(saving.discount, subtotal);
  const shipping = saving.isShippingFree ? 0 : shippingFee(subtotal, rules);
  return { subtotal, discount, shipping, total: Math.max(0, subtotal - discount + shipping) };
}

export function subtotalOf(lines: readonly PricedLine[]): Paise {
  return lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
}

/** What delivery costs without a coupon. */
export function shippingFee(subtotal: Paise, { freeFrom, fee }: ShippingRules): Paise {
  return subtotal === 0 || subtotal >= freeFrom ? 0 : fee;
}

/**
 * What a coupon takes off: the percentage rounded half up to the paisa and capped, never more than it applies to
 * (decisions, 'Pricing').
 * @param discountable what the coupon applies to: the subtotal, or the part of it in the coupon's categories
 */
export function savingOf(terms: CouponTerms, discountable: Paise): Saving {
  switch (terms.discountType) {
    case 'percentage': {
      const part = Math.floor((discountable * terms.basisPoints + 5_000) / 10_000);
      return { discount: Math.min(part, terms.maximum ?? part, discountable), isShippingFree: false };
    }
    case 'fixed':
      return { discount: Math.min(terms.amount, discountable), isShippingFree: false };
    case 'free_shipping':
      return { discount: 0, isShippingFree: true };
  }
}

/** What must still be added until delivery is free; 0 once it is. */
export function missingForFreeShipping(subtotal: Paise, { freeFrom }: ShippingRules): Paise {
  return Math.max(0, freeFrom - subtotal);
}
