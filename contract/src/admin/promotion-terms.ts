import { z } from 'zod';
import { benefit, MAX_PROMOTION_TITLE } from '../sales/promotion.ts';
import { text } from '../values/text-field.ts';
import { pickedProductIds } from './picked-product.ts';

const MAX_USES = 1_000_000;
export const MAX_SCOPED_PRODUCTS = 100;

export const promotionScopes = ['all', 'categories', 'collections', 'products'] as const;
export type PromotionScope = (typeof promotionScopes)[number];

/** What a promotion may be applied together with. */
export const combinables = ['product', 'order', 'delivery', 'coupon'] as const;
export type Combinable = (typeof combinables)[number];

function limit() {
  const message = 'Please enter a whole number, or leave it empty for no limit';
  return z.int(message).min(1, message).max(MAX_USES, 'That is too much').nullable();
}

const date = z.iso.datetime('Please enter a date and a time');

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
    startsAt: date,
    endsAt: date.nullable(),
    usageLimit: limit(),
    perShopperLimit: limit(),
  })
  .superRefine(({ scope, categories, collections, productIds, startsAt, endsAt }, context) => {
    const complain = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (scope === 'categories' && categories.length === 0) complain('categories', 'Tick a category');
    if (scope === 'collections' && collections.length === 0) complain('collections', 'Tick a collection');
    if (scope === 'products' && productIds.length === 0) complain('productIds', 'Add a product');
    if (endsAt && endsAt <= startsAt) complain('endsAt', 'The end must be after the start');
  });
export type PromotionTerms = z.output<typeof promotionTerms>;
