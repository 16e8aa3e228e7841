import { createStripeSession, verifyStripePayment } from '@gulmohar/contract/sales/checkout.ts';
import { settleOverdueCheckouts } from '../src/sales/settlement/settle-overdue-checkouts.ts';
import { buildOrderData } from './build-order-data.ts';
import { buildProduct } from './build-product.ts';
import type { TestShop } from './test-shop.ts';

/** Takes a guest to Stripe's page with one kurti for Rs. 2,000, of which `stock` are on hand. */
export async function openAtStripe(shop: TestShop, guest: string, stock = 5) {
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: stock } });
  const orderData = buildOrderData([{ _id: kurti, size: 'M' }], guest);
  const opened = await shop.api(createStripeSession, { body: { amount: 2_000, isGuest: true, orderData } });
  return { ...opened, kurti, orderData };
}

/** Does what the page does to which Stripe redirects the browser. */
export function comeBackFromStripe(
  shop: TestShop,
  orderId: string,
  success: boolean | 'true' | 'false' = true,
) {
  return shop.api(verifyStripePayment, { body: { success, orderId } });
}

export function readCheckout(shop: TestShop, id: string) {
  return shop.db.selectFrom('checkout').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}

export function readOrdersOfGuest(shop: TestShop, guest: string) {
  return shop.db.selectFrom('orders').where('email', '=', `${guest}@guest.example`).selectAll().execute();
}

/** Ends the shopper's time to pay and has the shop notice. @param id the checkout's id */
export async function letLapse(shop: TestShop, id: string): Promise<void> {
  await shop.db
    .updateTable('checkout')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('id', '=', id)
    .execute();
  await settleOverdueCheckouts(shop.db, shop.providers);
}
