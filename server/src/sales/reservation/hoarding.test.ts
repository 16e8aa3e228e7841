import { createRazorpayOrder, verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { payInSandbox } from '../../../testing/pay-in-sandbox.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';

const HOARDER = '203.0.113.66';
const LIMITS = 'create-order-minute=900/60,create-order-hour=900/60';
let shop: TestShop;
let kurtis: string[];

beforeEach(async () => {
  shop = await testShop({ LIMIT_FACTOR: '1', LIMITS });
  kurtis = await Promise.all(
    Array.from({ length: 8 }, () => buildProduct(shop.db, { price: 300_000, stock: { M: 20 } })),
  );
});
afterEach(() => shop.close());

let guests = 0;

/** Opens a checkout for a new guest. @param address their IP address */
async function open(address: string, lines: readonly { _id: string; quantity: number }[]) {
  guests += 1;
  const amount = lines.reduce((sum, { quantity }) => sum + quantity * 3_000, 0);
  const guest = buildOrderData(
    lines.map((one) => ({ ...one, size: 'M' })),
    `made-up-${guests}`,
  );
  const phone = String(9_000_000_000 + guests);
  const orderData = { ...guest, ...(guest.guestInfo && { guestInfo: { ...guest.guestInfo, phone } }) };
  const url = `/api${createRazorpayOrder.path}`;
  const payload = { amount, isGuest: true, orderData };
  return shop.app.inject({ method: 'POST', url, payload, remoteAddress: address });
}

async function reserved(): Promise<number[]> {
  const rows = await shop.db
    .selectFrom('variant')
    .where('product_id', 'in', kurtis)
    .orderBy('id')
    .select('reserved')
    .execute();
  return rows.map((row) => row.reserved);
}

const all = () => kurtis.map((_id) => ({ _id, quantity: 20 }));

test('a stranger who wants the whole stock can pay for it, but it stays on sale until then', async () => {
  const answer = await open(HOARDER, all());
  expect(answer.statusCode).toBe(200);
  expect(await reserved()).toEqual(kurtis.map(() => 0));
  const [first = ''] = kurtis;
  expect((await open('198.51.100.4', [{ _id: first, quantity: 2 }])).statusCode).toBe(200);
});

test('one IP address with ever new names holds at most 20 units, and shoppers elsewhere can buy every product', async () => {
  for (let round = 0; round < 5; round++) {
    for (const _id of kurtis) await open(HOARDER, [{ _id, quantity: 3 }]);
  }
  const held = await reserved();
  expect(held.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(20);
  for (const _id of kurtis) expect((await open('198.51.100.4', [{ _id, quantity: 1 }])).statusCode).toBe(200);
  const short = await shop.db
    .selectFrom('checkout')
    .where('holds_stock', '=', false)
    .select((row) => row.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  expect(short.n).toBeGreaterThan(20);
  await expectInvariants(shop);
});

test('units offered to one buyer without a reservation are not offered to a second one', async () => {
  const [_id = ''] = kurtis;
  expect((await open(HOARDER, [{ _id, quantity: 20 }])).statusCode).toBe(200);
  const second = await open('203.0.113.67', [{ _id, quantity: 20 }]);
  expect(second.json()).toMatchObject({ code: 'OUT_OF_STOCK', message: 'Out of stock' });
});

test('a buyer without a reservation gets the units if they are still there on payment, otherwise a refund', async () => {
  const [first = '', second = ''] = kurtis;
  const lucky = (await open(HOARDER, [{ _id: first, quantity: 12 }])).json();
  const late = (await open('203.0.113.68', [{ _id: second, quantity: 12 }])).json();
  const { orderId } = await shop.api(verifyRazorpayPayment, {
    body: await payInSandbox(shop, lucky.orderId),
  });
  expect(orderId).toBeTruthy();
  for (const address of ['198.51.100.1', '198.51.100.2']) {
    expect((await open(address, [{ _id: second, quantity: 9 }])).statusCode).toBe(200);
  }
  const body = await payInSandbox(shop, late.orderId);
  await expect(shop.api(verifyRazorpayPayment, { body })).rejects.toMatchObject({ status: 409 });
  await shop.runJobs();
  await expectInvariants(shop);
});

test('a guest whose checkout holds no stock replaces it by opening another one', async () => {
  const [_id = ''] = kurtis;
  const orderData = buildOrderData([{ _id, size: 'M', quantity: 20 }], 'again');
  const body = { amount: 60_000, isGuest: true, orderData };
  await shop.api(createRazorpayOrder, { body });
  await shop.api(createRazorpayOrder, { body });
  const statuses = await shop.db.selectFrom('checkout').orderBy('created_at').select('status').execute();
  expect(statuses.map(({ status }) => status)).toEqual(['replaced', 'open']);
});

test('the IP address of a checkout is erased after a day', async () => {
  const [_id = ''] = kurtis;
  await open(HOARDER, [{ _id, quantity: 1 }]);
  const known = () => shop.db.selectFrom('checkout').select('address_key').executeTakeFirstOrThrow();
  expect((await known()).address_key).toMatch(/^[\w-]{43}$/);
  await shop.database.pool.query("update checkout set created_at = created_at - interval '25 hours'");
  const { purgeExpired } = await import('../../app/purge-expired.ts');
  await purgeExpired(shop.db);
  expect((await known()).address_key).toBeNull();
});
