import * as api from '@gulmohar/contract/admin/coupon.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { previewCoupon } from '../../sales/coupon/preview-coupon.ts';
import { staffRoute } from '../session/staff-route.ts';
import { addCoupon, changeCoupon, turnCoupon } from './change-coupon.ts';
import { presentCoupon } from './coupon.present.ts';
import { columnsOf, findCoupon, findCoupons } from './coupon.store.ts';

type Needs = { db: Database; shop: () => Shop };

export function adminCouponRoutes({ db, shop }: Needs): Route[] {
  return [
    staffRoute(api.listCoupons, {}, async ({ query }) => {
      const coupons = await findCoupons(db, query);
      return {
        coupons: coupons.map(presentCoupon),
        nextBefore: coupons.length === api.COUPON_PAGE ? (coupons.at(-1)?.id ?? null) : null,
      };
    }),

    staffRoute(api.getCoupon, {}, async ({ query }) => ({
      coupon: presentCoupon(await findCoupon(db, query.couponId)),
    })),

    staffRoute(api.createCoupon, {}, async ({ body, staff }) => ({
      coupon: presentCoupon(await db.transaction().execute((trx) => addCoupon(trx, staff, body))),
    })),

    staffRoute(api.updateCoupon, {}, async ({ body, staff }) => ({
      coupon: presentCoupon(await changeCoupon(db, staff, body)),
    })),

    staffRoute(api.switchCoupon, {}, async ({ body, staff }) => ({
      coupon: presentCoupon(await db.transaction().execute((trx) => turnCoupon(trx, staff, body))),
    })),

    staffRoute(api.previewCoupon, {}, async ({ body }) => {
      const saved = body.couponId
        ? await findCoupon(db, body.couponId)
        : { is_active: true, held: 0, used: 0 };
      const { is_active, held, used } = saved;
      const judged = { ...columnsOf(body.terms), is_active, held, used };
      return previewCoupon(db, judged, { lines: body.lines, shipping: shop().shipping });
    }),
  ];
}
