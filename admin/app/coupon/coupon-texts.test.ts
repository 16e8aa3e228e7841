import { expect, test } from 'vitest';
import { blankCoupon } from './coupon-fields.ts';
import { giftOf } from './coupon-texts.ts';

test('the list of coupons writes amounts as shoppers read them in the cart', () => {
  const { terms } = blankCoupon();
  expect(giftOf({ ...terms, percent: 12.5, maximumDiscount: 50_000, minimumOrderAmount: 100_000 })).toBe(
    '12.5% off, at most ₹500, from ₹1,000',
  );
  expect(giftOf({ ...terms, discountType: 'fixed', amount: 20_050 })).toBe('₹200.50 off');
});
