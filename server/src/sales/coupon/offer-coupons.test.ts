import type { Coupon } from '@gulmohar/contract/sales/coupon.ts';
import { SPECIFIED_SHIPPING } from '@gulmohar/contract/shop/shop-rules.ts';
import { expect, test } from 'vitest';
import { offerCoupons } from './offer-coupons.ts';

const usual: Coupon = {
  code: 'USUAL',
  name: '',
  description: '',
  discountType: 'fixed',
  discountValue: 200,
  discountAmount: 200,
  shippingDiscount: 0,
  minimumOrderAmount: 0,
  validUntil: null,
  eligible: true,
  reason: '',
  amountNeeded: 0,
};
const dearer = { ...usual, code: 'DEARER', discountAmount: 350 };
const freeDelivery: Coupon = {
  ...usual,
  code: 'FREESHIP',
  discountType: 'free_shipping',
  discountAmount: 0,
  shippingDiscount: 100,
};
const near = { ...usual, code: 'NEAR', eligible: false, discountAmount: 0, amountNeeded: 300 };
const far = { ...near, code: 'FAR', amountNeeded: 2_000 };

function codesFor(subtotal: number, ...coupons: Coupon[]): string[] {
  return offerCoupons(coupons, { subtotal, shipping: SPECIFIED_SHIPPING }).map(({ code }) => code);
}

test('a shopper is offered the largest saving first, then what becomes usable soonest', () => {
  expect(codesFor(130_000, far, freeDelivery, usual, near, dearer)).toEqual([
    'DEARER',
    'USUAL',
    'FREESHIP',
    'NEAR',
    'FAR',
  ]);
});

test('free delivery is not offered for a cart that is delivered free, or would be before the coupon applies', () => {
  expect(codesFor(200_000, { ...freeDelivery, shippingDiscount: 0 }, usual)).toEqual(['USUAL']);
  const later = { ...freeDelivery, eligible: false, shippingDiscount: 0, amountNeeded: 700 };
  expect(codesFor(130_000, later)).toEqual([]);
  expect(codesFor(129_999, later)).toEqual(['FREESHIP']);
});

test('a coupon that does not apply to the cart’s items is not offered', () => {
  const forOthers = {
    ...near,
    amountNeeded: 0,
    reason: 'This coupon does not apply to the items in your cart',
  };
  expect(codesFor(130_000, forOthers, near)).toEqual(['NEAR']);
});
