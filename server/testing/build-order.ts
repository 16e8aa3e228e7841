import { createRazorpayOrder, verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { buildOrderData } from './build-order-data.ts';
import { buildProduct } from './build-product.ts';
import type { TestShopper } from './build-shopper.ts';
import { buyAs } from './buy-as.ts';
import { payInSandbox } from './pay-in-sandbox.ts';
import type { TestShop } from './test-shop.ts';

/** A paid order of one kurti of Rs. 2,500 (delivery is free), as old as the test wants it. @returns its id */
export async function buildOrder(
  shop: TestShop,
  shopper: TestShopper,
  { age = '0' }: { age?: string } = {},
): Promise<string> {
  const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 5 } });
  const id = await buyAs(shop, shopper, { _id: kurti, size: 'M' }, 2_500);
  await makeOlder(shop, id, age);
  return id;
}

/** The same by a guest, whose e-mail address is `<guest>@guest.example`. */
export async function buildGuestOrder(
  shop: TestShop,
  guest: string,
  { phone = '9876543210' }: { phone?: string } = {},
): Promise<string> {
  const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 5 } });
  const { guestInfo, ...form } = buildOrderData([{ _id: kurti, size: 'M' }], guest);
  const orderData = { ...form, ...(guestInfo && { guestInfo: { ...guestInfo, phone } }) };
  const { orderId } = await shop.api(createRazorpayOrder, {
    body: { amount: 2_500, isGuest: true, orderData },
  });
  return (await shop.api(verifyRazorpayPayment, { body: await payInSandbox(shop, orderId) })).orderId;
}

/** @param age a length of time as PostgreSQL reads it */
export async function makeOlder(shop: TestShop, orderId: string, age: string): Promise<void> {
  await shop.database.pool.query('update orders set placed_at = placed_at - $2::interval where id = $1', [
    orderId,
    age,
  ]);
}
