import { createRazorpayOrder, verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { buildOrderData } from './build-order-data.ts';
import type { TestShopper } from './build-shopper.ts';
import { payInSandbox } from './pay-in-sandbox.ts';
import type { TestShop } from './test-shop.ts';

/**
 * A signed-in shopper buys one line, the whole way.
 * @param amount rupees, delivery included
 * @returns the order's id
 */
export async function buyAs(
  shop: TestShop,
  { api, email }: TestShopper,
  line: { _id: string; size?: string; quantity?: number },
  amount: number,
): Promise<string> {
  const form = buildOrderData([line]);
  const guestInfo = form.guestInfo && { ...form.guestInfo, email };
  const opened = await api(createRazorpayOrder, {
    body: { amount, isGuest: false, orderData: { ...form, ...(guestInfo && { guestInfo }) } },
  });
  const paid = await payInSandbox(shop, opened.orderId);
  return (await api(verifyRazorpayPayment, { body: paid })).orderId;
}
