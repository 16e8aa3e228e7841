import { lockVariants } from '../../catalogue/product/stock-ledger.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { lockCoupons } from '../coupon/hold-coupon.ts';
import { matchOffers, type Requested } from './checkout.rules.ts';
import { findOffers, lockOffers } from './checkout.store.ts';
import type { CompleteOrder } from './complete-order.ts';
import { releaseHeld } from './reservation.ts';

/**
 * Releases an earlier reservation, then locks the order's variants and coupon until the transaction ends and
 * matches its lines with the current catalogue.
 * @param earlier another checkout of the same buyer, or this one's former state, with what it holds; its row
 * must be locked
 */
export async function lockRequested(
  trx: Transaction,
  order: CompleteOrder,
  earlier: { id: string; variantIds: number[] } | undefined,
): Promise<Requested[]> {
  const { items } = order;
  const couponCode = order.couponCode ?? undefined;
  if (earlier) {
    const requested = (await findOffers(trx, items)).map((offer) => offer.variantId);
    await lockVariants(trx, [...requested, ...earlier.variantIds]);
    await lockCoupons(trx, couponCode, earlier.id);
    await releaseHeld(trx, earlier.id);
  }
  const offers = await lockOffers(trx, items);
  await lockCoupons(trx, couponCode, undefined);
  return matchOffers(items, offers);
}
