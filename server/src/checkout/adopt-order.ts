import type { ShippingRules } from '@gulmohar/contract/shop-rules.ts';
import { holdCoupon } from '../coupon/hold-coupon.ts';
import { shopperKeys } from '../coupon/shopper-keys.ts';
import type { Database, Transaction } from '../database/connection.ts';
import { ShopError } from '../http/shop-error.ts';
import { findShortLines } from './checkout.rules.ts';
import { adoptSnapshot, lockCheckout } from './checkout.store.ts';
import type { CompleteOrder } from './complete-order.ts';
import { lockWanted } from './lock-wanted.ts';
import type { CheckoutSnapshot } from './snapshot.ts';
import { takeSnapshot } from './take-snapshot.ts';

/** An order whose amount was paid before anybody knew what it is for, with the shop's rules at this moment. */
export type AdoptedOrder = { order: CompleteOrder; shipping: ShippingRules };

/**
 * Says what a checkout is for that was opened for an amount alone, and reserves it. When the order does not come to
 * exactly that amount, or cannot be had any more, the checkout stays empty: its money goes back.
 */
export async function adoptOrder(db: Database, checkoutId: string, adopted: AdoptedOrder): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const checkout = await lockCheckout(trx, checkoutId);
    if (checkout.snapshot || checkout.status !== 'open') return;
    const snapshot = await priceAgain(trx, adopted);
    if (!snapshot || snapshot.totals.total !== checkout.amount) return;
    await adoptSnapshot(trx, checkoutId, snapshot);
    if (snapshot.coupon) {
      const keys = shopperKeys(snapshot.buyer);
      await holdCoupon(trx, { couponId: snapshot.coupon.id, checkoutId, shopperKeys: keys });
    }
  });
}

/** @returns undefined when the order cannot be had as it is */
async function priceAgain(trx: Transaction, adopted: AdoptedOrder): Promise<CheckoutSnapshot | undefined> {
  const wanted = await lockWanted(trx, adopted.order, undefined);
  if (findShortLines(wanted).length > 0) return undefined;
  try {
    return await takeSnapshot(trx, wanted, { ...adopted, userId: null });
  } catch (error) {
    if (error instanceof ShopError) return undefined;
    throw error;
  }
}
