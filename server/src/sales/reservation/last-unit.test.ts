import { createRazorpayOrder } from '@gulmohar/contract/sales/checkout.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { expireCheckout } from '../checkout/end-checkout.ts';

const CROWD = 60;

let shop: TestShop;
let saree: string;

beforeEach(async () => {
  shop = await testShop();
  saree = await buildProduct(shop.db, { price: 250_000, stock: { M: 1 } });
});
afterEach(() => shop.close());

async function ask(guest: string, quantity = 1) {
  const orderData = buildOrderData([{ _id: saree, size: 'M', quantity }], guest);
  const payload = { amount: 2_500 * quantity, isGuest: true, orderData };
  const url = `/api${createRazorpayOrder.path}`;
  return (await shop.app.inject({ method: 'POST', url, payload })).json();
}

async function crowdAsks(): Promise<string[]> {
  const names = Array.from({ length: CROWD }, (_, nth) => `guest-${nth}`);
  const answers = await Promise.all(names.map((name) => ask(name)));
  return answers.map(({ code = 'OPENED' }) => code);
}

test('one shopper in a rush gets the last unit, and the others are told that it is sold out', async () => {
  const outcomes = await crowdAsks();
  expect(outcomes.filter((code) => code === 'OPENED')).toHaveLength(1);
  expect(outcomes.filter((code) => code === 'OUT_OF_STOCK')).toHaveLength(CROWD - 1);
  expect(await ask('late')).toMatchObject({
    code: 'OUT_OF_STOCK',
    message: 'Out of stock',
    lines: [{ _id: saree, size: 'M', requested: 1, available: 0 }],
  });
  await expectInvariants(shop);
});

test('the holder of a rush’s last unit can start the checkout again', async () => {
  expect((await ask('first')).code).toBeUndefined();
  expect(new Set(await crowdAsks())).toEqual(new Set(['OUT_OF_STOCK']));
  expect((await ask('first')).code).toBeUndefined();
});

test('a unit that is released after a rush can be bought at once', async () => {
  expect((await ask('first')).code).toBeUndefined();
  await crowdAsks();
  const { id } = await shop.db
    .selectFrom('checkout')
    .where('status', '=', 'open')
    .select('id')
    .executeTakeFirstOrThrow();
  await expireCheckout(shop.db, id);
  expect((await ask('second')).code).toBeUndefined();
});
