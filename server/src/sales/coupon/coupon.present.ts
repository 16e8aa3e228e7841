import type { Coupon } from '@gulmohar/contract/sales/coupon.ts';
import { shippingFee } from '@gulmohar/contract/sales/pricing.ts';
import type { ShippingRules } from '@gulmohar/contract/shop/shop-rules.ts';
import { type Paise, paiseToRupees } from '@gulmohar/contract/values/money.ts';
import type { Selectable } from 'kysely';
import type { Coupon as CouponTable } from '../../platform/database/tables.ts';
import { type Eligibility, savingIn } from './coupon.rules.ts';

export function presentCoupon(
  coupon: Selectable<CouponTable>,
  eligibility: Eligibility,
  { subtotal, shipping }: { subtotal: Paise; shipping: ShippingRules },
): Coupon {
  const saving = savingIn(eligibility);
  return {
    code: coupon.code,
    name: coupon.name,
    description: coupon.description,
    discountType: coupon.discount_type,
    discountValue: coupon.basis_points ? coupon.basis_points / 100 : paiseToRupees(coupon.amount ?? 0),
    discountAmount: paiseToRupees(Math.min(saving.discount, subtotal)),
    shippingDiscount: paiseToRupees(saving.isShippingFree ? shippingFee({ subtotal }, shipping) : 0),
    minimumOrderAmount: paiseToRupees(coupon.minimum_order_amount),
    validUntil: coupon.ends_at?.toISOString() ?? null,
    eligible: eligibility.eligible,
    reason: eligibility.eligible ? '' : eligibility.reason,
    amountNeeded: paiseToRupees(eligibility.eligible ? 0 : eligibility.amountNeeded),
  };
}
