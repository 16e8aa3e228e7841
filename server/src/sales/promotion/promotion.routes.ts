import { promotionsOfCart } from '@gulmohar/contract/sales/promotion.ts';
import { applyPromotions, type PromotionChoice } from '@gulmohar/contract/sales/promotion-pricing.ts';
import { hintsOf } from '@gulmohar/contract/sales/promotion-texts.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import { shopperRoute } from '../../accounts/session/shopper-route.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { promotionLimits } from '../../platform/limits/rate-limits.ts';
import { findPromotions } from './find-promotions.ts';
import { priceProducts } from './price-products.ts';
import { readAccountKeys } from './shopper-keys.ts';

type Needs = { db: Database; shop: () => Shop };

const MAX_HINTS = 2;

export function promotionRoutes({ db, shop }: Needs): Route[] {
  return [
    shopperRoute(promotionsOfCart, { limits: promotionLimits }, async ({ body, shopper }) => {
      const lines = await priceProducts(db, body.products);
      const keys = shopper ? await readAccountKeys(db, shopper.userId) : [];
      const found = await findPromotions(db, lines, keys);
      const usable = found.filter(({ promotionId }) => !body.without.includes(promotionId));
      const choice: PromotionChoice = { hasCoupon: body.hasCoupon, deliveryFee: shop().shipping.fee };
      const { promotions, discount, isDeliveryFree } = applyPromotions(lines, usable, choice);
      const withoutCoupon = applyPromotions(lines, usable, { ...choice, hasCoupon: false });
      return {
        promotions: promotions.map((one) => ({ ...one, discount: paiseToRupees(one.discount) })),
        discount: paiseToRupees(discount),
        isDeliveryFree,
        withoutCoupon: paiseToRupees(withoutCoupon.discount),
        hints: hintsOf(lines, usable, choice).slice(0, MAX_HINTS),
      };
    }),
  ];
}
