import type { Transaction } from '../../platform/database/connection.ts';
import { reserveCoupon, reserveCouponAgain, returnCoupon, useCoupon } from '../coupon/reserve-coupon.ts';
import {
  reservePromotions,
  reservePromotionsAgain,
  returnPromotions,
  usePromotions,
} from '../promotion/reserve-promotions.ts';
import { readShopperKeys } from '../promotion/shopper-keys.ts';
import type { PricedCheckoutRow } from './checkout-row.ts';

type Discounted = Pick<PricedCheckoutRow, 'id' | 'user_id' | 'snapshot'>;

export type Missing = 'coupon' | 'promotion' | undefined;

/** Reserves the coupon and the promotions of its snapshot. The rows of limited ones must be locked. */
export async function reserveDiscounts(trx: Transaction, checkout: Discounted): Promise<void> {
  const reservation = await reservationOf(trx, checkout);
  if (!reservation) return;
  const { couponId, ...promotions } = reservation;
  if (couponId) await reserveCoupon(trx, { ...promotions, couponId });
  await reservePromotions(trx, promotions);
}

/** For a buyer who has changed. The coupon's row must be locked. @returns what that buyer cannot use */
export async function reserveDiscountsAgain(trx: Transaction, checkout: Discounted): Promise<Missing> {
  const reservation = await reservationOf(trx, checkout);
  if (!reservation) return undefined;
  const { couponId, ...promotions } = reservation;
  if (couponId && !(await reserveCouponAgain(trx, { ...promotions, couponId }))) return 'coupon';
  return (await reservePromotionsAgain(trx, promotions)) ? undefined : 'promotion';
}

/** Counts them for an order, held or not. @returns what is used up */
export async function useDiscounts(trx: Transaction, checkout: Discounted): Promise<Missing> {
  const reservation = await reservationOf(trx, checkout);
  if (!reservation) return undefined;
  const { couponId, ...promotions } = reservation;
  if (couponId && !(await useCoupon(trx, { ...promotions, couponId }))) return 'coupon';
  return (await usePromotions(trx, promotions)) ? undefined : 'promotion';
}

/** Those of a cancelled order, or of one that did not come about, count towards no limit. */
export async function returnDiscounts(trx: Transaction, checkoutId: string): Promise<void> {
  await returnCoupon(trx, checkoutId);
  await returnPromotions(trx, checkoutId);
}

async function reservationOf(trx: Transaction, { id, user_id, snapshot }: Discounted) {
  const { coupon, promotions = [] } = snapshot;
  if (!coupon && promotions.length === 0) return undefined;
  return {
    checkoutId: id,
    couponId: coupon?.id,
    promotionIds: promotions.map((promotion) => promotion.id),
    shopperKeys: await readShopperKeys(trx, { ...snapshot, userId: user_id }),
  };
}
