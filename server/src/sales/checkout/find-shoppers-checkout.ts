import { z } from 'zod';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { findCheckoutByProviderOrder, findCheckoutOf } from './checkout.store.ts';
import type { CheckoutRow } from './checkout-row.ts';

type Question = {
  /** Of the provider's order or of the checkout. Whoever has the id may ask. */
  orderId: string;
  userId: string | undefined;
};

/** @throws ShopError NOT_FOUND, also for another shopper's checkout */
export async function findShoppersCheckout(
  db: Database,
  { orderId, userId }: Question,
): Promise<CheckoutRow> {
  const isCheckout = z.uuid().safeParse(orderId).success;
  const checkout = await (isCheckout
    ? findCheckoutOf(db, orderId)
    : findCheckoutByProviderOrder(db, orderId));
  if (!checkout || isAnothers(checkout, userId)) throw new ShopError('NOT_FOUND', 'Order not found');
  return checkout;
}

function isAnothers({ user_id }: CheckoutRow, userId: string | undefined): boolean {
  return user_id !== null && userId !== undefined && user_id !== userId;
}
