import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { lineSize, productId } from '../catalogue/product.ts';
import { MAX_CART_LINES, MAX_QUANTITY_PER_LINE } from '../shop/shop-rules.ts';

const MAX_AMOUNT = 1_000_000_000;
export const MAX_TIERS = 5;
/** Running ones, so that the best combination of all of them can be looked for. */
export const MAX_PROMOTIONS = 8;
export const MAX_PROMOTION_TITLE = 40;

const pieces = z
  .int('Please enter a whole number')
  .min(1, 'At least 1')
  .max(MAX_QUANTITY_PER_LINE, `At most ${MAX_QUANTITY_PER_LINE}`);
const percent = z.int('Please enter a whole number').min(1, 'At least 1%').max(100, 'At most 100%');
const spend = z
  .int('Please enter an amount')
  .min(0, 'Please enter an amount')
  .max(MAX_AMOUNT, 'That is too much');
const amount = spend.min(1, 'Please enter an amount');

/** Each tier takes more off than the one below it. */
function tiers(from: z.ZodInt, off: z.ZodInt) {
  return z
    .array(z.object({ from, off }))
    .min(1, 'Enter at least one step')
    .max(MAX_TIERS, `At most ${MAX_TIERS} steps`)
    .superRefine((steps, context) => {
      for (const [index, { from: start, off: less }] of steps.entries()) {
        const below = steps[index - 1];
        if (!below) continue;
        const complain = (field: string, message: string) =>
          context.addIssue({ code: 'custom', path: [index, field], message });
        if (start <= below.from) complain('from', 'Must be more than the step before');
        if (less <= below.off) complain('off', 'Must be more than the step before');
      }
    });
}

/** Amounts in paise, discounts otherwise in per cent. */
export const benefit = z.discriminatedUnion('kind', [
  /** Of the pieces it covers. */
  z.object({ kind: z.literal('pieces'), tiers: tiers(pieces, percent) }),
  z.object({ kind: z.literal('spend-percent'), tiers: tiers(spend, percent) }),
  z.object({ kind: z.literal('spend-amount'), tiers: tiers(spend, amount) }),
  /** The cheapest `get` of each `buy + get` pieces for that much less. */
  z.object({ kind: z.literal('buy-get'), buy: pieces, get: pieces, percent }),
  z.object({ kind: z.literal('free-delivery'), from: spend }),
]);
export type Benefit = z.output<typeof benefit>;

export const promotionsOfCart = endpoint({
  method: 'POST',
  path: '/promotion/cart',
  shopper: 'optional',
  summary: 'What promotions take off this cart by themselves, and what is missing for more',
  query: nothing,
  body: z.object({
    products: z
      .array(
        z.object({
          productId,
          size: lineSize,
          quantity: z.int().min(1).max(MAX_QUANTITY_PER_LINE),
        }),
      )
      .max(MAX_CART_LINES),
    /** Whether a coupon is applied, which some promotions do not go with. */
    hasCoupon: z.boolean().default(false),
    /** Those that the checkout has refused this shopper. */
    without: z.array(z.uuid()).max(100).default([]),
  }),
  /** Amounts in rupees. */
  reply: success({
    promotions: z.array(z.object({ promotionId: z.uuid(), title: z.string(), discount: z.number() })),
    discount: z.number(),
    isDeliveryFree: z.boolean(),
    /** What it would be without a coupon. */
    withoutCoupon: z.number(),
    /** "2 kurtis: add 1 more for 15% off" */
    hints: z.array(z.string()),
  }),
});
export type PromotionsOfCart = z.output<typeof promotionsOfCart.reply>;
