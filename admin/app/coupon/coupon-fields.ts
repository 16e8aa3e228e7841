import type { CouponTerms } from '@gulmohar/contract/admin/coupon-terms.ts';

export type CouponFields = { code: string; terms: CouponTerms };

/** A new coupon before anything is typed. */
export function blankCoupon(): CouponFields {
  return {
    code: '',
    terms: {
      name: '',
      description: '',
      discountType: 'percentage',
      percent: 10,
      amount: null,
      maximumDiscount: null,
      minimumOrderAmount: 0,
      startsAt: new Date().toISOString(),
      endsAt: null,
      usageLimit: null,
      perShopperLimit: 1,
      categories: [],
      isListed: true,
    },
  };
}

/** What is typed into a field of a number; nothing is null, and what is no number NaN, which the schema refuses. */
export function numberOrNull(typed: string | number | null): number | null {
  return typed === null || typed === '' ? null : Number(typed);
}
