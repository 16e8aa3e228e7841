import type { Coupon } from '@gulmohar/contract/sales/coupon.ts';
import { shippingFee } from '@gulmohar/contract/sales/pricing.ts';
import type { ShippingRules } from '@gulmohar/contract/shop/shop-rules.ts';
import { type Paise, rupeesToPaise } from '@gulmohar/contract/values/money.ts';

type Cart = { subtotal: Paise; shipping: ShippingRules };

/**
 * First those that save most, then those closest to being usable. Omits coupons that save nothing or cannot
 * be reached by spending more.
 */
export function offerCoupons(coupons: readonly Coupon[], cart: Cart): Coupon[] {
  return coupons
    .filter((coupon) => isWorthIt(coupon, cart))
    .toSorted(
      (one, other) =>
        Number(other.eligible) - Number(one.eligible) ||
        savedBy(other) - savedBy(one) ||
        one.amountNeeded - other.amountNeeded,
    );
}

function isWorthIt(coupon: Coupon, { subtotal, shipping }: Cart): boolean {
  if (coupon.eligible) return savedBy(coupon) > 0;
  const needed = rupeesToPaise(coupon.amountNeeded) ?? 0;
  if (needed === 0) return false;
  return (
    coupon.discountType !== 'free_shipping' || shippingFee({ subtotal: subtotal + needed }, shipping) > 0
  );
}

/** In rupees. */
function savedBy({ discountAmount, shippingDiscount }: Coupon): number {
  return discountAmount + shippingDiscount;
}
