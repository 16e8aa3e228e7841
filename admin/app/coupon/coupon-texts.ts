import type { CouponTerms } from '@gulmohar/contract/admin/coupon-terms.ts';
import { formatRupeeSign } from '@gulmohar/contract/values/money.ts';

/** '12.5% off, at most ₹500, from ₹1,000' */
export function giftOf({
  discountType,
  percent,
  amount,
  maximumDiscount,
  minimumOrderAmount,
}: CouponTerms): string {
  const gifts = {
    percentage: `${percent}% off`,
    fixed: `${formatRupeeSign(amount ?? 0)} off`,
    free_shipping: 'Free delivery',
  };
  const parts = [gifts[discountType]];
  if (maximumDiscount) parts.push(`at most ${formatRupeeSign(maximumDiscount)}`);
  if (minimumOrderAmount) parts.push(`from ${formatRupeeSign(minimumOrderAmount)}`);
  return parts.join(', ');
}
