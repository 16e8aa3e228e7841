import type { CouponRow } from '@gulmohar/contract/admin/coupon.ts';
import type { PromotionRow } from '@gulmohar/contract/admin/promotion.ts';

/** What is shown alike of a coupon and of an offer. */
export type DiscountRow = Pick<CouponRow & PromotionRow, 'held' | 'used' | 'state'> & {
  terms: Pick<CouponRow['terms'] & PromotionRow['terms'], 'startsAt' | 'endsAt' | 'usageLimit'>;
};
