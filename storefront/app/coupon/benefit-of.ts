import type { Coupon } from '@gulmohar/contract/sales/coupon.ts';
import { formatRupeeSign, rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { couponMessages as messages } from './coupon.messages.ts';

export function benefitOf({ discountType, discountAmount, shippingDiscount }: Coupon): string {
  if (discountType !== 'free_shipping') return messages.saved(inRupeeSign(discountAmount));
  if (shippingDiscount === 0) return messages.deliveryIsFree;
  return messages.freeDelivery(inRupeeSign(shippingDiscount));
}

function inRupeeSign(rupees: number): string {
  return formatRupeeSign(rupeesToPaise(rupees) ?? 0);
}
