import type { Coupon } from '@gulmohar/contract/sales/coupon.ts';
import { inRupeeSign } from '../product/price.tsx';
import { couponMessages as messages } from './coupon.messages.ts';

export function benefitOf({ discountType, discountAmount, shippingDiscount }: Coupon): string {
  if (discountType !== 'free_shipping') return messages.saved(inRupeeSign(discountAmount));
  if (shippingDiscount === 0) return messages.deliveryIsFree;
  return messages.freeDelivery(inRupeeSign(shippingDiscount));
}
