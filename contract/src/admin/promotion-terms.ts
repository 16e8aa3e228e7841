import { z } from 'zod';
import { benefit, MAX_PROMOTION_TITLE } from '../sales/promotion.ts';
import { text } from '../values/text-field.ts';
import { endProblem, periodAndLimits } from './discount.ts';
import { pickedProductIds } from './picked-product.ts';

export const MAX_SCOPED_PRODUCTS = 100;

export const promotionScopes = ['all', 'categories', 'collections', 'products'] as const;
export type PromotionScope = (typeof promotionScopes)[number];

/** What a promotion may be applied together with. */
export const combinables = ['product', 'order', 'delivery', 'coupon'] as const;
export type Combinable = (typeof combinables)[number];

/** Amounts in paise. Of the lists only the one that the scope names counts. */
export const promotionTerms = z
  .object({
    title: text(MAX_PROMOTION_TITLE, 'Please enter a title'),
    benefit,
    scope: z.enum(promotionScopes),
    categories: z.array(z.string().max(60)).max(50),
    /** Handles of collections whose products are picked by hand. */
    collections: z.array(z.string().min(1).max(80)).max(20, 'At most 20 collections'),
    productIds: pickedProductIds(MAX_SCOPED_PRODUCTS, `At most ${MAX_SCOPED_PRODUCTS} products`),
    combinesWith: z.array(z.enum(combinables)).max(combinables.length),
    isFirstOrder: z.boolean(),
    ...periodAndLimits,
  })
  .superRefine(({ scope, categories, collections, productIds, ...period }, context) => {
    const complain = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const badEnd = endProblem(period);
    if (scope === 'categories' && categories.length === 0) complain('categories', 'Tick a category');
    if (scope === 'collections' && collections.length === 0) complain('collections', 'Tick a collection');
    if (scope === 'products' && productIds.length === 0) complain('productIds', 'Add a product');
    if (badEnd) complain('endsAt', badEnd);
  });
export type PromotionTerms = z.output<typeof promotionTerms>;
