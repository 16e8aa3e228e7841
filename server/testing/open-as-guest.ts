import { createRazorpayOrder } from '@gulmohar/contract/sales/checkout.ts';
import { buildOrderData } from './build-order-data.ts';
import type { TestShop } from './test-shop.ts';

/**
 * A guest comes as far as the payment window.
 * @param amount rupees, delivery included, as the browser claims
 */
export function openAsGuest(
  shop: TestShop,
  lines: Parameters<typeof buildOrderData>[0],
  amount: number,
  guest?: string,
) {
  const orderData = buildOrderData(lines, guest);
  return shop.api(createRazorpayOrder, { body: { amount, isGuest: true, orderData } });
}
