import type { Coupon } from '@gulmohar/contract/sales/coupon.ts';
import { shippingFee } from '@gulmohar/contract/sales/pricing.ts';
import type { ShippingRules } from '@gulmohar/contract/shop/shop-rules.ts';
import { type Paise, paiseToRupees } from '@gulmohar/contract/values/money.ts';
import type { CouponRow } from '../../platform/database/schema.ts';
import { savingIn, type Verdict } from './coupon.rules.ts';

/** A coupon as the contract shows it for a cart of this subtotal. */
export function presentCoupon(
  coupon: CouponRow,
  verdict: Verdict,
  { subtotal, shipping }: { subtotal: Paise; shipping: ShippingRules },
): Coupon {
  const saving = savingIn(verdict);
  return {
    code: coupon.code,
    name: coupon.name,
    description: coupon.description,
    discountType: coupon.discount_type,
    discountValue: coupon.basis_points ? coupon.basis_points / 100 : paiseToRupees(coupon.amount ?? 0),
    discountAmount: paiseToRupees(Math.min(saving.discount, subtotal)),
    shippingDiscount: paiseToRupees(saving.isShippingFree ? shippingFee(subtotal, shipping) : 0),
    minimumOrderAmount: paiseToRupees(coupon.minimum_order_amount),
    validUntil: coupon.ends_at?.toISOString() ?? null,
    eligible: verdict.eligible,
    reason: verdict.eligible ? '' : verdict.reason,
    amountNeeded: paiseToRupees(verdict.eligible ? 0 : verdict.amountNeeded),
  };
}
