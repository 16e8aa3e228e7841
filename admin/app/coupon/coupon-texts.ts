import type { CouponState } from '@gulmohar/contract/admin/coupon.ts';
import type { CouponTerms } from '@gulmohar/contract/admin/coupon-terms.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { showDateTime } from '../components/india-time.ts';

export const stateTexts: Record<CouponState, string> = {
  running: 'Running',
  coming: 'Coming',
  'used-up': 'Used up',
  over: 'Over',
  off: 'Ended',
};

/** '12.5 % off, at most Rs. 500, from Rs. 1,000' */
export function giftOf({
  discountType,
  percent,
  amount,
  maximumDiscount,
  minimumOrderAmount,
}: CouponTerms): string {
  const gifts = {
    percentage: `${percent} % off`,
    fixed: `${formatRupees(amount ?? 0)} off`,
    free_shipping: 'Free delivery',
  };
  const parts = [gifts[discountType]];
  if (maximumDiscount) parts.push(`at most ${formatRupees(maximumDiscount)}`);
  if (minimumOrderAmount) parts.push(`from ${formatRupees(minimumOrderAmount)}`);
  return parts.join(', ');
}

export function periodOf({ startsAt, endsAt }: Pick<CouponTerms, 'startsAt' | 'endsAt'>): string {
  return endsAt ? `${showDateTime(startsAt)} to ${showDateTime(endsAt)}` : `Since ${showDateTime(startsAt)}`;
}
