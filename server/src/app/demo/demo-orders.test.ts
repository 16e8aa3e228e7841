import { logIn } from '@gulmohar/contract/accounts/session.ts';
import { getUserOrders } from '@gulmohar/contract/fulfilment/order.ts';
import { trackOrders } from '@gulmohar/contract/fulfilment/tracking.ts';
import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { clearShop, seedDemo } from './seed-demo.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
  await seedDemo(shop.db);
}, 120_000);
afterAll(() => shop.close());

test('Asha has four orders: of today, shipped, one to return and one of which a return is asked for', async () => {
  const { token } = await shop.api(logIn, {
    body: { email: 'asha@gulmohar.example', password: 'Kurti@2026' },
  });
  const { orders } = await shop.apiWith(token)(getUserOrders);
  expect(
    orders.map(({ status, isReturnable, items }) => [
      status,
      isReturnable,
      items.map((item) => item.returnStatus),
    ]),
  ).toEqual([
    ['Order Placed', false, [null, null]],
    ['Shipped', false, [null]],
    ['Delivered', true, [null, null]],
    ['Delivered', true, ['Return Requested']],
  ]);
});

test.each([
  ['ravi@guest.example', '9876543210', 2],
  ['noor@guest.example', '9123456780', 1],
])('%s finds the demo orders as a guest', async (email, phone, count) => {
  const { orders } = await shop.api(trackOrders, { body: { email, phone } });
  expect(orders).toHaveLength(count);
  expect(orders[0]?.isMasked).toBe(false);
});

test('the records agree, the catalogue has what it says, and starting over leaves one set of orders', async () => {
  await expectInvariants(shop);
  const stocked = demoProducts.filter((product) => typeof product.stock === 'number');
  const { sum } = await shop.db
    .selectFrom('variant')
    .where('size', 'is', null)
    .select((row) => row.fn.sum<string>('on_hand').as('sum'))
    .executeTakeFirstOrThrow();
  expect(Number(sum)).toBe(stocked.reduce((total, { stock }) => total + Number(stock), 0));
  await clearShop(shop.db);
  await seedDemo(shop.db);
  await expectInvariants(shop);
  expect(await shop.db.selectFrom('orders').select('id').execute()).toHaveLength(7);
}, 120_000);
