import type { ApiClient } from '@gulmohar/contract/api/client.ts';
import { verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { expect } from 'vitest';
import type { Paid } from './pay-in-sandbox.ts';
import type { TestShop } from './test-shop.ts';

/**
 * Calls verify-payment like the browser, with correct types or not. @param api a guest's unless given
 * otherwise
 */
export function verifyPaid(shop: TestShop, paid: Paid, orderData?: unknown, api: ApiClient = shop.api) {
  return api(verifyRazorpayPayment, { body: { ...paid, orderData } });
}

/**
 * Expects that the payment never becomes an order, however often it is tried, and is refunded for this
 * reason.
 */
export async function expectNotPossible(
  shop: TestShop,
  paid: Paid,
  orderData: unknown,
  reason: string,
): Promise<void> {
  const attempt = () => verifyPaid(shop, paid, orderData);
  await expect(attempt()).rejects.toMatchObject({ status: 409, code: 'ORDER_NOT_POSSIBLE' });
  await expect(attempt()).rejects.toMatchObject({ code: 'ORDER_NOT_POSSIBLE' });
  await expectRefunded(shop, paid, reason);
}

export async function expectRefunded(shop: TestShop, paid: Paid, reason: string): Promise<void> {
  await shop.runJobs();
  const refunds = await shop.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('provider_payment_id', '=', paid.razorpay_payment_id)
    .select(['refund.status', 'refund.reason'])
    .execute();
  expect(refunds).toEqual([{ status: 'processed', reason }]);
}

export function readOrder(shop: TestShop, id: string) {
  return shop.db.selectFrom('orders').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}

export function readOrderLines(shop: TestShop, orderId: string) {
  return shop.db
    .selectFrom('order_line')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .select(['product_id', 'size', 'quantity', 'unit_price'])
    .execute();
}

/** The orders made from a payment: none or one. */
export function readOrdersOf(shop: TestShop, { razorpay_order_id }: Paid) {
  return shop.db
    .selectFrom('orders')
    .innerJoin('checkout', 'checkout.id', 'orders.checkout_id')
    .where('provider_order_id', '=', razorpay_order_id)
    .selectAll('orders')
    .execute();
}

/** The available units of a product with a single size. */
export async function readAvailable(shop: TestShop, productId: string): Promise<number> {
  const { on_hand, reserved } = await shop.db
    .selectFrom('variant')
    .where('product_id', '=', productId)
    .select(['on_hand', 'reserved'])
    .executeTakeFirstOrThrow();
  return on_hand - reserved;
}
