import { afterAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { openPurchase } from '../../../testing/buy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { payInSandbox } from '../../../testing/pay-in-sandbox.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
afterAll(() => shop.close());

function post(fields: Record<string, string>) {
  return shop.app.inject({
    method: 'POST',
    url: '/order/razorpay/callback',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}

test('a shopper who pays inside another app is redirected to the page that shows the outcome', async () => {
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 2 } });
  const { orderId } = await openPurchase(shop, {
    lines: [{ _id: kurti, size: 'M' }],
    amount: 2_000,
    guest: 'in-app',
  });
  const paid = await payInSandbox(shop, orderId);

  const forged = await post({ ...paid, razorpay_signature: '0'.repeat(64) });
  expect(forged.statusCode).toBe(303);
  expect(forged.headers.location).toBe(`/order-failure?orderId=${orderId}`);
  expect((await post({ 'error[code]': 'BAD_REQUEST_ERROR' })).headers.location).toBe('/order-failure');

  const first = await post(paid);
  const order = await shop.db
    .selectFrom('orders')
    .where('email', '=', 'in-app@guest.example')
    .select('id')
    .executeTakeFirstOrThrow();
  expect(first.headers.location).toBe(`/order-success?orderId=${order.id}`);
  expect((await post(paid)).headers.location).toBe(`/order-success?orderId=${order.id}`);
  await expectInvariants(shop);
});
