import type { Coupon } from '@gulmohar/contract/sales/coupon.ts';
import type { PromotionsOfCart } from '@gulmohar/contract/sales/promotion.ts';
import { inRupeeSign } from '../product/price.tsx';
import { promotionMessages as messages } from './promotion.messages.ts';

type Props = { promotions: PromotionsOfCart; coupon: Coupon | undefined };

/** What is missing for more, and whether the offers alone would save more than the coupon. */
export function PromotionHints({ promotions: { hints, discount, withoutCoupon }, coupon }: Props) {
  const lost = coupon ? withoutCoupon - discount - coupon.discountAmount - coupon.shippingDiscount : 0;
  if (hints.length === 0 && lost <= 0) return null;
  return (
    <div className="mb-4 grid gap-1 text-sm">
      {hints.map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
      {lost > 0 && <p>{messages.lostToCoupon(inRupeeSign(lost))}</p>}
    </div>
  );
}
