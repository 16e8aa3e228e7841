import type { CouponRow } from '@gulmohar/contract/admin/coupon.ts';
import type { Selectable } from 'kysely';
import type { Coupon } from '../../platform/database/tables.ts';
import { discountStateOf } from '../../sales/promotion/discount-state.ts';

export function presentCoupon(coupon: Selectable<Coupon>): CouponRow {
  return {
    couponId: coupon.id,
    code: coupon.code,
    terms: {
      name: coupon.name,
      description: coupon.description,
      discountType: coupon.discount_type,
      percent: coupon.basis_points === null ? null : coupon.basis_points / 100,
      amount: coupon.amount,
      maximumDiscount: coupon.maximum_discount,
      minimumOrderAmount: coupon.minimum_order_amount,
      startsAt: coupon.starts_at.toISOString(),
      endsAt: coupon.ends_at?.toISOString() ?? null,
      usageLimit: coupon.usage_limit,
      perShopperLimit: coupon.per_shopper_limit,
      categories: coupon.categories,
      isListed: coupon.is_listed,
    },
    version: coupon.version,
    isActive: coupon.is_active,
    held: coupon.held,
    used: coupon.used,
    state: discountStateOf(coupon, new Date()),
  };
}
