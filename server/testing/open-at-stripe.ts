import { createStripeSession, verifyStripePayment } from '@gulmohar/contract/sales/checkout.ts';
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
