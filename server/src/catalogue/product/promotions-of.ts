import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import type { Benefit } from '@gulmohar/contract/sales/promotion.ts';
import { classOf } from '@gulmohar/contract/sales/promotion-pricing.ts';
import { summaryOf } from '@gulmohar/contract/sales/promotion-texts.ts';
import { sql } from 'kysely';

export type PromotionRow = { title: string; benefit: Benefit; is_first_order: boolean };

/** Those that run for a product and are not used up, oldest first. */
export const promotionsOf = sql<PromotionRow[]>`(
  select coalesce(json_agg(json_build_object('title', title, 'benefit', benefit, 'is_first_order', is_first_order)
                           order by promotion.id), '[]')
  from promotion
  where is_running(promotion) and promotion_covers(promotion, product.id, product.category)
    and (usage_limit is null
         or usage_limit > (select count(*) from promotion_use where promotion_id = promotion.id)))`;

/** A card only names one that is about products like it, for everybody. */
export function presentOffer(promotions: readonly PromotionRow[]): Pick<Product, 'offer'> {
  const offer = promotions.find(
    ({ benefit, is_first_order }) => !is_first_order && classOf(benefit) === 'product',
  );
  return offer ? { offer: offer.title } : {};
}

export function presentPromotions(promotions: readonly PromotionRow[]): Pick<Product, 'promotions'> {
  if (promotions.length === 0) return {};
  return {
    promotions: promotions.map(({ title, benefit, is_first_order }) => ({
      title,
      summary: summaryOf(benefit) + (is_first_order ? ', on your first order' : ''),
    })),
  };
}
