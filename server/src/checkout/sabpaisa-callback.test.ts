import { SPECIFIED_SHIPPING } from '@gulmohar/contract/shop-rules.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seal, unseal } from '../payments/sabpaisa/sealed-text.ts';
import { buildOrderData } from '../testing/build-order-data.ts';
import { buildProduct } from '../testing/build-product.ts';
import { type TestShop, testShop } from '../testing/test-shop.ts';
import { completeOrder } from './complete-order.ts';
import { openCheckout } from './open-checkout.ts';

const keys = {
  aesKey: Buffer.alloc(32, 7).toString('base64'),
  hmacKey: Buffer.alloc(48, 9).toString('base64'),
};
/** SabPaisa's own record, as its enquiry tells it. */
const record = new Map<string, string>();
const enquiry = Fastify();
let shop: TestShop;

beforeAll(async () => {
  enquiry.post<{ Body: { statusTransEncData: string } }>('/status', async ({ body }) => {
    const asked = new URLSearchParams(unseal(body.statusTransEncData, keys));
    const known = record.get(asked.get('clientTxnId') ?? '') ?? 'statusCode=0999';
    return { statusResponseData: seal(known, keys) };
  });
  const url = await enquiry.listen({ port: 0, host: '127.0.0.1' });
  shop = await testShop({
    SABPAISA_CLIENT_CODE: 'GULM1',
    SABPAISA_AES_KEY: keys.aesKey,
    SABPAISA_HMAC_KEY: keys.hmacKey,
    SABPAISA_ENQUIRY_URL: `${url}/status`,
  });
});
afterAll(async () => {
  await shop.close();
  await enquiry.close();
});

async function open(guest: string): Promise<string> {
  const { sabpaisa } = shop.providers;
  if (!sabpaisa) throw new Error('The shop is configured for SabPaisa');
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 5 } });
  const order = await completeOrder(shop.db, buildOrderData([{ _id: kurti, size: 'M' }], guest), undefined);
  const opened = await openCheckout(shop.db, sabpaisa, {
    order,
    claimed: 2_000,
    userId: null,
    shipping: SPECIFIED_SHIPPING,
  });
  if (opened.outcome !== 'to-pay') throw new Error('There is something to pay');
  return opened.checkoutId;
}

function message(id: string, statusCode = '0000', paidAmount = '2000.00'): string {
  return `payerName=Ravi+Kumar&clientTxnId=${id}&amount=2000.00&paidAmount=${paidAmount}&paymentMode=UPI&statusCode=${statusCode}&sabpaisaTxnId=SP${id.slice(-12)}`;
}

function post(encResponse: string, to = shop) {
  return to.app.inject({
    method: 'POST',
    url: '/order/sabpaisa-callback',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ encResponse, clientCode: 'GULM1' }).toString(),
  });
}

function ordersOf(guest: string) {
  return shop.db.selectFrom('orders').where('email', '=', `${guest}@guest.example`).selectAll().execute();
}

test('a payment that SabPaisa confirms on asking is the order, once, however often the callback comes', async () => {
  const id = await open('sabpaisa');
  record.set(id, message(id));
  for (const _ of [1, 2]) {
    const answer = await post(seal(message(id), keys));
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/verify?success=true&orderId=${id}`);
  }
  expect(await ordersOf('sabpaisa')).toMatchObject([{ amount: 200_000, payment_method: 'UPI' }]);
});

test('a callback that says paid where SabPaisa’s record does not is no order', async () => {
  const id = await open('pretender');
  record.set(id, message(id, '0300'));
  const answer = await post(seal(message(id), keys));
  expect(answer.headers.location).toBe(`/verify?success=false&orderId=${id}`);
  expect(await ordersOf('pretender')).toEqual([]);
});

test('a callback that SabPaisa did not seal is refused', async () => {
  const id = await open('forger');
  record.set(id, message(id));
  const sealed = seal(message(id), keys);
  const otherKeys = { ...keys, hmacKey: Buffer.alloc(48, 8).toString('base64') };
  const flipped = sealed.slice(0, -1) + (sealed.endsWith('0') ? '1' : '0');
  for (const forged of ['', 'zz', sealed.slice(0, 90), flipped, seal(message(id), otherKeys)]) {
    expect((await post(forged)).statusCode).toBe(400);
  }
  expect(await ordersOf('forger')).toEqual([]);
});

test('a shop without SabPaisa has no such address', async () => {
  const plain = await testShop();
  try {
    expect((await post('x', plain)).statusCode).toBe(404);
  } finally {
    await plain.close();
  }
});
