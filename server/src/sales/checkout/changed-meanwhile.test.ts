import { verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCoupon } from '../../../testing/build-coupon.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { openPurchase } from '../../../testing/buy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { payInSandbox } from '../../../testing/pay-in-sandbox.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

test('price, stock and coupon are changed while a shopper pays: the order is what was agreed', async () => {
  const { db } = shop;
  const kurti = await buildProduct(db, { price: 300_000, stock: { M: 1 } });
  const couponCode = await buildCoupon(db, { amount: 20_000 });
  const { orderId } = await openPurchase(shop, {
    lines: [{ _id: kurti, size: 'M' }],
    amount: 2_800,
    couponCode,
  });
  await db
    .updateTable('product')
    .set({ price: 500_000, published_at: null })
    .where('id', '=', kurti)
    .execute();
  await db.updateTable('coupon').set({ is_active: false }).where('code', '=', couponCode).execute();
  const paid = await payInSandbox(shop, orderId);
  const order = await shop.api(verifyRazorpayPayment, { body: paid });
  const kept = await db
    .selectFrom('orders')
    .where('id', '=', order.orderId)
    .select(['amount', 'discount'])
    .execute();
  expect(kept).toEqual([{ amount: 280_000, discount: 20_000 }]);
  await expectInvariants(shop);
});
