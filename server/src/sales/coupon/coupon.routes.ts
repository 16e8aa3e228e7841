import { type CartForCoupon, listAvailableCoupons, validateCoupon } from '@gulmohar/contract/sales/coupon.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { type Paise, rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import type { Selectable } from 'kysely';
import { shopperRoute } from '../../accounts/session/shopper-route.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Coupon } from '../../platform/database/tables.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { availableCouponLimits, couponLimits } from '../../platform/limits/rate-limits.ts';
import { presentCoupon } from './coupon.present.ts';
import { type CouponCase, type Eligibility, judgeCoupon } from './coupon.rules.ts';
import { countUses, findCoupon, findListedCoupons, findPrices } from './coupon.store.ts';
import { offerCoupons } from './offer-coupons.ts';
import { readAccountKeys } from './shopper-keys.ts';

type Needs = { db: Database; shop: () => Shop };

export function couponRoutes({ db, shop }: Needs): Route[] {
  const priced = (subtotal: Paise) => ({ subtotal, shipping: shop().shipping });
  return [
    shopperRoute(validateCoupon, { limits: couponLimits }, async ({ body, shopper }) => {
      const coupon = await findCoupon(db, body.code);
      if (!coupon) throw new ShopError('NOT_FOUND', 'Invalid coupon code');
      const cart = await priceForCoupon(db, body);
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
      const cart = await priceForCoupon(db, body);
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

/** The subtotal is only a claim here; the checkout prices the order itself. */
async function priceForCoupon(db: Database, cart: CartForCoupon): Promise<CouponCart> {
  const subtotal = rupeesToPaise(cart.orderAmount);
  if (subtotal === undefined) throw new ShopError('INVALID_INPUT', 'Invalid order amount');
  const known = await findPrices(
    db,
    cart.products.map((product) => product.productId),
  );
  const lines = cart.products.flatMap(({ productId, size, quantity }) => {
    const product = known.get(productId);
    if (!product) return [];
    const price = (size && product.prices?.[size]) || product.price;
    return [{ category: product.category, amount: price * quantity }];
  });
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
