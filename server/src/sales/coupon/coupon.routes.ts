import { type CartForCoupon, listAvailableCoupons, validateCoupon } from '@gulmohar/contract/sales/coupon.ts';
import { applyPromotions } from '@gulmohar/contract/sales/promotion-pricing.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { type Paise, rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import type { Selectable } from 'kysely';
import { shopperRoute } from '../../accounts/session/shopper-route.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Coupon } from '../../platform/database/tables.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { availableCouponLimits, couponLimits } from '../../platform/limits/rate-limits.ts';
import { findPromotions } from '../promotion/find-promotions.ts';
import { priceProducts } from '../promotion/price-products.ts';
import { readAccountKeys } from '../promotion/shopper-keys.ts';
import { presentCoupon } from './coupon.present.ts';
import { type CouponCase, type Eligibility, judgeCoupon } from './coupon.rules.ts';
import { countUses, findCoupon, findListedCoupons } from './coupon.store.ts';
import { offerCoupons } from './offer-coupons.ts';

type Needs = { db: Database; shop: () => Shop };

export function couponRoutes({ db, shop }: Needs): Route[] {
  const priced = (subtotal: Paise) => ({ subtotal, shipping: shop().shipping });
  const caller = (userId: string | undefined) => ({ userId, deliveryFee: shop().shipping.fee });
  return [
    shopperRoute(validateCoupon, { limits: couponLimits }, async ({ body, shopper }) => {
      const coupon = await findCoupon(db, body.code);
      if (!coupon) throw new ShopError('NOT_FOUND', 'Invalid coupon code');
      const cart = await priceForCoupon(db, body, caller(shopper?.userId));
      const eligibility = await judge(db, coupon, cart, shopper?.userId);
      if (!eligibility.eligible) {
        throw new ShopError('COUPON_NOT_ELIGIBLE', eligibility.reason, {
          coupon: presentCoupon(coupon, eligibility, priced(cart.subtotal)),
        });
      }
      const shown = presentCoupon(coupon, eligibility, priced(cart.subtotal));
      return {
        message: 'Coupon applied successfully!',
        coupon: shown,
        discountAmount: shown.discountAmount,
        shippingDiscount: shown.shippingDiscount,
      };
    }),

    shopperRoute(listAvailableCoupons, { limits: availableCouponLimits }, async ({ body, shopper }) => {
      const cart = await priceForCoupon(db, body, caller(shopper?.userId));
      const judged = await Promise.all(
        (await findListedCoupons(db)).map(async (coupon) => {
          const eligibility = await judge(db, coupon, cart, shopper?.userId);
          return presentCoupon(coupon, eligibility, priced(cart.subtotal));
        }),
      );
      return { coupons: offerCoupons(judged, priced(cart.subtotal)) };
    }),
  ];
}

type CouponCart = Pick<CouponCase, 'lines'> & { subtotal: Paise };

/**
 * The subtotal is only a claim here; the checkout prices the order itself. A coupon is reckoned on what
 * promotions leave of it.
 */
async function priceForCoupon(
  db: Database,
  cart: CartForCoupon,
  { deliveryFee, userId }: { deliveryFee: Paise; userId: string | undefined },
): Promise<CouponCart> {
  const subtotal = rupeesToPaise(cart.orderAmount);
  if (subtotal === undefined) throw new ShopError('INVALID_INPUT', 'Invalid order amount');
  const products = await priceProducts(db, cart.products);
  const keys = userId ? await readAccountKeys(db, userId) : [];
  const promotions = await findPromotions(db, products, keys);
  const { shares } = applyPromotions(products, promotions, { hasCoupon: true, deliveryFee });
  const lines = products.map(({ category, unitPrice, quantity }, index) => ({
    category,
    amount: unitPrice * quantity,
    promoted: shares[index] ?? 0,
  }));
  return { subtotal, lines };
}

async function judge(
  db: Database,
  coupon: Selectable<Coupon>,
  cart: CouponCart,
  userId: string | undefined,
): Promise<Eligibility> {
  const usesByShopper = userId ? await countUses(db, coupon.id, await readAccountKeys(db, userId)) : 0;
  return judgeCoupon(coupon, { now: new Date(), usesByShopper, ...cart });
}
