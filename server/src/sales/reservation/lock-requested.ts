import type { OrderData } from '@gulmohar/contract/sales/checkout.ts';
import type { OwnCheckouts } from '../../catalogue/product/own-units.ts';
import { lockVariants } from '../../catalogue/product/stock-ledger.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { lockCoupons } from '../coupon/reserve-coupon.ts';
import { findOffers } from './find-offers.ts';
import { countHeldUnits } from './held-units.ts';
import { matchOffers, type Requested } from './requested-lines.rules.ts';
import { releaseReserved } from './reservation.ts';

export type Earlier = { id: string; variantIds: number[] };

/**
 * Locks variants, then the coupon, and releases an earlier reservation.
 * @param own the buyer's, whose held units are available
 * @param earlier other checkouts of the same buyer, or this one's former state; their rows must be locked
 */
export async function lockRequested(
  trx: Transaction,
  order: Pick<OrderData, 'items' | 'couponCode'>,
  own: OwnCheckouts,
  earlier: readonly Earlier[],
): Promise<Requested[]> {
  const offers = await findOffers(trx, order.items);
  const requestedIds = offers.map((offer) => offer.variantId);
  const held = earlier.flatMap(({ variantIds }) => variantIds);
  let available = await lockVariants(trx, [...requestedIds, ...held]);
  await lockCoupons(
    trx,
    order.couponCode ?? undefined,
    earlier.map(({ id }) => id),
  );
  for (const { id } of earlier) await releaseReserved(trx, id);
  if (earlier.length > 0) available = await lockVariants(trx, requestedIds);
  const ofBuyer = await countHeldUnits(trx, requestedIds, own);
  return matchOffers(
    order.items,
    offers.map((offer) => ({
      ...offer,
      available: (available.get(offer.variantId) ?? 0) + (ofBuyer.get(offer.variantId) ?? 0),
    })),
  );
}
