import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { lineSize, MAX_PRODUCT_NAME, productId } from '../catalogue/product.ts';
import { MAX_CART_LINES, MAX_QUANTITY_PER_LINE } from '../shop/shop-rules.ts';

export const coupon = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  discountType: z.enum(['percentage', 'fixed', 'free_shipping']),
  /** Per cent, or rupees for a fixed amount; 0 for free shipping. */
  discountValue: z.number(),
  discountAmount: z.number(),
  shippingDiscount: z.number(),
  minimumOrderAmount: z.number(),
  /** ISO 8601 in UTC; null if it does not expire. */
  validUntil: z.iso.datetime().nullable(),
  eligible: z.boolean(),
  reason: z.string(),
  /** Rupees missing to its minimum order amount; 0 if none. */
  amountNeeded: z.number(),
});
export type Coupon = z.infer<typeof coupon>;

const NO_CODE = 'Please enter a coupon code';
const INVALID_AMOUNT = 'Invalid order amount';

const couponCode = z.string(NO_CODE).trim().toUpperCase().min(1, NO_CODE).max(40, 'Invalid coupon code');

/** The cart to check coupons for; only its quantities are used, prices are the server's own. */
const cartForCoupon = z.object({
  /** The subtotal in rupees. */
  orderAmount: z.number(INVALID_AMOUNT).positive(INVALID_AMOUNT).max(10_000_000, INVALID_AMOUNT),
  products: z
    .array(
      z.object({
        productId,
        /** Sizes of a product may differ in price; the cheapest if absent. */
        size: lineSize,
        name: z.string().max(MAX_PRODUCT_NAME).optional(),
        price: z.number().min(0).max(10_000_000).optional(),
        quantity: z.int().min(1).max(MAX_QUANTITY_PER_LINE).default(1),
      }),
    )
    .max(MAX_CART_LINES * 4)
    .default([]),
});
export type CartForCoupon = z.output<typeof cartForCoupon>;

export const validateCoupon = endpoint({
  method: 'POST',
  path: '/coupon/validate',
  shopper: 'optional',
  summary: 'What a coupon takes off this cart, or why it cannot be used',
  query: nothing,
  body: cartForCoupon.extend({ code: couponCode }),
  reply: success({
    message: z.string(),
    coupon,
    discountAmount: z.number(),
    shippingDiscount: z.number(),
  }),
});

export const listAvailableCoupons = endpoint({
  method: 'POST',
  path: '/coupon/available',
  shopper: 'optional',
  summary: 'The listed coupons relevant to this cart; usable ones that save most come first',
  query: nothing,
  body: cartForCoupon,
  reply: success({ coupons: z.array(coupon) }),
});
