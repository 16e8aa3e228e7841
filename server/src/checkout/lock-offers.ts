import { lockCoupons } from '../coupon/hold-coupon.ts';
import type { Transaction } from '../database/connection.ts';
import { lockVariants } from '../product/stock-ledger.ts';
import { mergeLines, type Wanted } from './checkout.rules.ts';
import { findOffers, findOpenCheckout, releaseCheckout } from './checkout.store.ts';
import type { CompleteOrder } from './complete-order.ts';

/**
 * Matches the order's lines with the catalogue as it is now, after what the buyer's earlier checkout held was given
 * back. From here to the end of the transaction nobody else moves these variants or this coupon.
 */
export async function lockOffers(
  trx: Transaction,
  order: CompleteOrder,
  buyerKey: string,
): Promise<Wanted[]> {
  const items = mergeLines(order.items);
  const earlier = await findOpenCheckout(trx, buyerKey);
  const productIds = items.map((item) => item._id);
  const variantIds = (await findOffers(trx, productIds))
    .filter((offer) => items.some((item) => item._id === offer.product_id && item.size === offer.size))
    .map((offer) => offer.variant_id);
  await lockVariants(trx, [...variantIds, ...(earlier?.variantIds ?? [])]);
  await lockCoupons(trx, order.couponCode ?? undefined, earlier?.id);
  if (earlier) await releaseCheckout(trx, earlier.id, 'replaced');
  // Read again: what was available before the lock may be gone.
  const offers = await findOffers(trx, productIds);
  return items.map((item) => ({
    item,
    offer: offers.find((offer) => offer.product_id === item._id && offer.size === item.size),
  }));
}
