import type { PromotionRow } from '@gulmohar/contract/admin/promotion.ts';
import { discountStateOf } from '../../sales/promotion/discount-state.ts';
import type { SavedPromotion } from './promotion.store.ts';

export function presentPromotion(promotion: SavedPromotion): PromotionRow {
  return {
    promotionId: promotion.id,
    terms: {
      title: promotion.title,
      benefit: promotion.benefit,
      scope: promotion.scope,
      categories: promotion.categories,
      collections: promotion.collections,
      productIds: promotion.product_ids,
      combinesWith: promotion.combines_with,
      isFirstOrder: promotion.is_first_order,
      startsAt: promotion.starts_at.toISOString(),
      endsAt: promotion.ends_at?.toISOString() ?? null,
      usageLimit: promotion.usage_limit,
      perShopperLimit: promotion.per_shopper_limit,
    },
    version: promotion.version,
    isActive: promotion.is_active,
    held: promotion.held,
    used: promotion.used,
    state: discountStateOf(promotion, new Date()),
  };
}
