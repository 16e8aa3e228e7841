import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { productId } from '../catalogue/product.ts';
import { MAX_CART_LINES, MAX_QUANTITY_PER_LINE } from '../shop/shop-rules.ts';
import { discountFacts, editedVersion, previewedTotals } from './discount.ts';
import { promotionTerms } from './promotion-terms.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const promotionRow = z.object({
  promotionId: z.uuid(),
  terms: promotionTerms,
  ...discountFacts,
});
export type PromotionRow = z.output<typeof promotionRow>;

export const PROMOTION_PAGE = 50;

export const listPromotions = staffEndpoint({
  method: 'GET',
  path: '/admin/promotion/list',
  summary: 'Promotions, newest first',
  permission: 'marketing.read',
  query: z.object({ before: z.uuid().optional() }),
  body: nothing,
  reply: success({ promotions: z.array(promotionRow), nextBefore: z.uuid().nullable() }),
});

export const getPromotion = staffEndpoint({
  method: 'GET',
  path: '/admin/promotion/one',
  summary: 'One promotion',
  permission: 'marketing.read',
  query: z.object({ promotionId: z.uuid() }),
  body: nothing,
  reply: success({ promotion: promotionRow }),
});

export const createPromotion = staffEndpoint({
  method: 'POST',
  path: '/admin/promotion/create',
  summary: 'Creates a promotion, active at once',
  permission: 'marketing.write',
  query: nothing,
  body: z.object({ terms: promotionTerms }),
  reply: success({ promotion: promotionRow }),
});

export const updatePromotion = staffEndpoint({
  method: 'POST',
  path: '/admin/promotion/update',
  summary: 'Changes the terms for new purchases; existing orders and checkouts are unchanged',
  permission: 'marketing.write',
  query: nothing,
  body: z.object({ promotionId: z.uuid(), version: editedVersion, terms: promotionTerms }),
  reply: success({ promotion: promotionRow }),
});

export const switchPromotion = staffEndpoint({
  method: 'POST',
  path: '/admin/promotion/switch',
  summary: 'Ends a promotion at once, or lets it run again; checkouts that hold it keep it',
  permission: 'marketing.write',
  query: nothing,
  body: z.object({ promotionId: z.uuid(), isActive: z.boolean() }),
  reply: success({ promotion: promotionRow }),
});

export const previewPromotion = staffEndpoint({
  method: 'POST',
  path: '/admin/promotion/preview',
  summary:
    'What a cart would cost if the promotion ran now beside the others, and what it would have taken off recent orders; it does not have to be saved',
  permission: 'marketing.read',
  query: nothing,
  body: z.object({
    terms: promotionTerms,
    promotionId: z.uuid().optional(),
    lines: z
      .array(z.object({ productId, quantity: z.int().min(1).max(MAX_QUANTITY_PER_LINE) }))
      .max(MAX_CART_LINES),
  }),
  reply: success({
    without: previewedTotals,
    withPromotion: previewedTotals,
    /** Whether it is among those that apply to the cart. */
    applies: z.boolean(),
    /** The titles of all that apply. */
    titles: z.array(z.string()),
    hints: z.array(z.string()),
    recent: z.object({ orders: z.int(), affected: z.int(), discount: z.int() }),
  }),
});
