import * as api from '@gulmohar/contract/admin/promotion.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { staffRoute } from '../session/staff-route.ts';
import { addPromotion, changePromotion, turnPromotion } from './change-promotion.ts';
import { previewPromotion } from './preview-promotion.ts';
import { presentPromotion } from './promotion.present.ts';
import { findPromotion, listPromotions } from './promotion.store.ts';

type Needs = { db: Database; shop: () => Shop };

export function adminPromotionRoutes({ db, shop }: Needs): Route[] {
  return [
    staffRoute(api.listPromotions, {}, async ({ query }) => {
      const promotions = await listPromotions(db, query.before);
      return {
        promotions: promotions.map(presentPromotion),
        nextBefore: promotions.length === api.PROMOTION_PAGE ? (promotions.at(-1)?.id ?? null) : null,
      };
    }),

    staffRoute(api.getPromotion, {}, async ({ query }) => ({
      promotion: presentPromotion(await findPromotion(db, query.promotionId)),
    })),

    staffRoute(api.createPromotion, {}, async ({ body, staff }) => ({
      promotion: presentPromotion(await addPromotion(db, staff, body)),
    })),

    staffRoute(api.updatePromotion, {}, async ({ body, staff }) => ({
      promotion: presentPromotion(await changePromotion(db, staff, body)),
    })),

    staffRoute(api.switchPromotion, {}, async ({ body, staff }) => ({
      promotion: presentPromotion(await turnPromotion(db, staff, body)),
    })),

    staffRoute(api.previewPromotion, {}, async ({ body }) => previewPromotion(db, body, shop().shipping)),
  ];
}
