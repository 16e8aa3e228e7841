import type { CouponTerms } from '@gulmohar/contract/admin/coupon-terms.ts';

export type CouponFields = { code: string; terms: CouponTerms };

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
