import { cancelOrder, getOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { validateCoupon } from '@gulmohar/contract/sales/coupon.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCoupon } from '../../../testing/build-coupon.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper, type TestShopper } from '../../../testing/build-shopper.ts';
import { buy } from '../../../testing/buy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
let asha: TestShopper;
let kurti: string;

beforeAll(async () => {
  shop = await testShop();
  asha = await buildShopper(shop);
  kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 9 } });
});
afterAll(async () => {
  await expectInvariants(shop);
  await shop.close();
});

async function buyWith(couponCode: string): Promise<string> {
  const lines = [{ _id: kurti, size: 'M' }];
  return (await buy(shop, { shopper: asha, lines, amount: 2_300, couponCode })).orderId;
}

test('a cancelled order releases its single-use coupon exactly once', async () => {
  const code = await buildCoupon(shop.db, { usage_limit: 1, per_shopper_limit: 1 });
  const orderId = await buyWith(code);
  const input = { code, orderAmount: 2_500, products: [{ productId: kurti }] };
  await expect(asha.api(validateCoupon, { body: input })).rejects.toMatchObject({ status: 409 });
  await Promise.allSettled(Array.from({ length: 5 }, () => asha.api(cancelOrder, { body: { orderId } })));
  expect(await asha.api(validateCoupon, { body: input })).toMatchObject({ discountAmount: 200 });

  await buyWith(code);
  const coupon = await shop.db
    .selectFrom('coupon')
    .where('code', '=', code)
    .select(['held', 'used'])
    .executeTakeFirstOrThrow();
  expect(coupon).toEqual({ held: 0, used: 1 });
  await expect(asha.api(validateCoupon, { body: input })).rejects.toMatchObject({ status: 409 });
});

test('a shopper cannot cancel another shopper’s order', async () => {
  const code = await buildCoupon(shop.db);
  const orderId = await buyWith(code);
  const meera = await buildShopper(shop);
  await expect(meera.api(cancelOrder, { body: { orderId } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { order } = await asha.api(getOrder, { query: { orderId } });
  expect(order.status).toBe('Order Placed');
});
