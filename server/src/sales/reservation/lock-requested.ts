import type { OrderData } from '@gulmohar/contract/sales/checkout.ts';
import { lockVariants } from '../../catalogue/product/stock-ledger.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { lockCoupons } from '../coupon/reserve-coupon.ts';
import { findOffers } from './find-offers.ts';
import { matchOffers, type Requested } from './requested-lines.rules.ts';
import { releaseHeld } from './reservation.ts';

/**
 * Locks the order's variants, then its coupon, until the transaction ends, releases an earlier reservation,
 * and matches the lines with the catalogue and what is available then.
 * @param earlier another checkout of the same buyer, or this one's former state, with what it holds; its row
 * must be locked
 */
export async function lockRequested(
  trx: Transaction,
  order: Pick<OrderData, 'items' | 'couponCode'>,
  earlier: { id: string; variantIds: number[] } | undefined,
): Promise<Requested[]> {
  const offers = await findOffers(trx, order.items);
  const wanted = offers.map((offer) => offer.variantId);
  let available = await lockVariants(trx, [...wanted, ...(earlier?.variantIds ?? [])]);
  await lockCoupons(trx, order.couponCode ?? undefined, earlier?.id);
  if (earlier) {
    await releaseHeld(trx, earlier.id);
    available = await lockVariants(trx, wanted);
  }
  return matchOffers(
    order.items,
    offers.map((offer) => ({ ...offer, available: available.get(offer.variantId) ?? 0 })),
  );
}
