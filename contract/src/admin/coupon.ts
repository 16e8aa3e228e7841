import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { productId } from '../catalogue/product.ts';
import { MAX_CART_LINES, MAX_QUANTITY_PER_LINE } from '../shop/shop-rules.ts';
import { couponCode, couponTerms } from './coupon-terms.ts';
import { discountFacts, discountStates, editedVersion, previewedTotals } from './discount.ts';
import { rateChange } from './rate-change.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const couponRow = z.object({
  couponId: z.uuid(),
  code: z.string(),
  terms: couponTerms,
  ...discountFacts,
});
export type CouponRow = z.infer<typeof couponRow>;

export const COUPON_PAGE = 50;

export const listCoupons = staffEndpoint({
  method: 'GET',
  path: '/admin/coupon/list',
  summary: 'Coupons, newest first',
  permission: 'marketing.read',
  query: z.object({
    q: z.string().trim().max(60).optional(),
    state: z.enum(['all', ...discountStates]).default('all'),
    before: z.uuid().optional(),
  }),
  body: nothing,
  reply: success({ coupons: z.array(couponRow), nextBefore: z.uuid().nullable() }),
});

export const getCoupon = staffEndpoint({
  method: 'GET',
  path: '/admin/coupon/one',
  summary: 'One coupon',
  permission: 'marketing.read',
  query: z.object({ couponId: z.uuid() }),
  body: nothing,
  reply: success({ coupon: couponRow }),
});

export const createCoupon = staffEndpoint({
  method: 'POST',
  path: '/admin/coupon/create',
  summary: 'Creates a coupon, active at once; its code must never have been used before',
  permission: 'marketing.write',
  query: nothing,
  body: z.object({ code: couponCode, terms: couponTerms }),
  reply: success({ coupon: couponRow }),
});

export const updateCoupon = staffEndpoint({
  method: 'POST',
  path: '/admin/coupon/update',
  summary:
    'Changes the terms for new purchases; the code and the discounts of existing orders and checkouts are unchanged',
  permission: 'marketing.write',
  query: nothing,
  body: z.object({ couponId: z.uuid(), version: editedVersion, terms: couponTerms }),
  reply: success({ coupon: couponRow }),
});

export const switchCoupon = staffEndpoint({
  method: 'POST',
  path: '/admin/coupon/switch',
  summary: 'Deactivates a coupon at once, or activates it again; checkouts that hold it keep it',
  permission: 'marketing.write',
  query: nothing,
  body: z.object({ couponId: z.uuid(), isActive: z.boolean() }),
  reply: success({ coupon: couponRow }),
});

/** A product at its current price, or an amount in paise for a category. */
const previewLine = z.union([
  z.object({ productId, quantity: z.int().min(1).max(MAX_QUANTITY_PER_LINE) }),
  z.object({ category: z.string().max(60), amount: z.int().min(1).max(1_000_000_000) }),
]);
export type PreviewLine = z.output<typeof previewLine>;

export const previewCoupon = staffEndpoint({
  method: 'POST',
  path: '/admin/coupon/preview',
  summary: 'What a cart would cost now with the given coupon, which does not have to be saved',
  permission: 'marketing.read',
  query: nothing,
  body: z.object({
    terms: couponTerms,
    lines: z.array(previewLine).min(1).max(MAX_CART_LINES),
    couponId: z.uuid().optional(),
  }),
  reply: success({
    without: previewedTotals,
    withCoupon: previewedTotals,
    reason: z.string(),
    rateChanges: z.array(rateChange.extend({ productId: z.string(), name: z.string() })),
  }),
});
