import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { payAtStripe, setStripeMode } from '../../../testing/pay-at-stripe.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import type { PageProvider } from '../provider.ts';
import { stripeSandboxKeys } from '../sandbox-accounts.ts';

let shop: TestShop;
let stripe: PageProvider;

beforeAll(async () => {
  shop = await testShop();
  if (!shop.providers.stripe) throw new Error('The demo shop has a Stripe of its own');
  stripe = shop.providers.stripe;
});
afterEach(() => setStripeMode(shop, {}));
afterAll(() => shop.close());

function open(receipt: string = randomUUID()) {
  return stripe.openOrder({ amount: 259_800, currency: 'INR', receipt });
}

async function pay() {
  const order = await open();
  await payAtStripe(order.payUrl);
  const [payment] = await stripe.listPayments(order.id);
  if (!payment) throw new Error('Nothing was paid');
  return payment;
}

test('opening an order again returns the same one, even if the first response was lost', async () => {
  const receipt = randomUUID();
  const first = await open(receipt);
  expect(first).toMatchObject({ amount: 259_800, currency: 'INR', receipt, status: 'created' });
  expect((await open(receipt)).id).toBe(first.id);
  await setStripeMode(shop, { api: 'lost-answer' });
  const lost = randomUUID();
  await expect(open(lost)).rejects.toMatchObject({ name: 'ProviderError', retryable: true });
  await setStripeMode(shop, {});
  const again = await open(lost);
  const { rows } = await shop.database.pool.query(
    'select id from sandbox.stripe_session where client_reference_id = $1',
    [lost],
  );
  expect(rows).toEqual([{ id: again.id }]);
});

test('a payment is listed with its amount and currency, and a declined card is not listed', async () => {
  const order = await open();
  expect(await payAtStripe(order.payUrl, '4000 0000 0000 9995')).toBeNull();
  expect(await stripe.listPayments(order.id)).toEqual([]);
  await payAtStripe(order.payUrl);
  expect(await stripe.listPayments(order.id)).toMatchObject([
    { orderId: order.id, amount: 259_800, currency: 'INR', status: 'captured', method: 'card' },
  ]);
});

test('a repeated refund moves money once, even after Stripe has forgotten its idempotency key', async () => {
  const payment = await pay();
  const input = { paymentId: payment.id, amount: 100_000, idempotencyKey: randomUUID() };
  const first = await stripe.refund(input);
  expect(first).toMatchObject({ paymentId: payment.id, amount: 100_000, status: 'processed' });
  await shop.database.pool.query('update sandbox.stripe_refund set idempotency_key = null where id = $1', [
    first.id,
  ]);
  expect((await stripe.refund(input)).id).toBe(first.id);
  expect(await stripe.fetchRefund(first.id)).toEqual(first);
  const listed = await stripe.listCaptured(new Date(0));
  expect(listed.find(({ id }) => id === payment.id)).toMatchObject({ amount: 259_800, refunded: 100_000 });
});

test('a refund above the amount paid fails with an error that is not retryable', async () => {
  const payment = await pay();
  const input = { paymentId: payment.id, amount: 300_000, idempotencyKey: randomUUID() };
  await expect(stripe.refund(input)).rejects.toMatchObject({ name: 'ProviderError', retryable: false });
});

test('closing an order makes an unpaid one unpayable and leaves a paid one as it is', async () => {
  const [paid, unpaid] = [await open(), await open()];
  await payAtStripe(paid.payUrl);
  await stripe.closeOrder?.(paid.id);
  await stripe.closeOrder?.(unpaid.id);
  expect(await stripe.listPayments(paid.id)).toHaveLength(1);
  expect(await payAtStripe(unpaid.payUrl)).toBeNull();
});

const event = {
  id: 'evt_1',
  object: 'event',
  type: 'checkout.session.completed',
  data: { object: { id: 'cs_1' } },
};
const payload = JSON.stringify(event);

async function deliver(body: string, signature: string | undefined) {
  const headers = {
    'content-type': 'application/json',
    ...(signature && { 'stripe-signature': signature }),
  };
  const request = { method: 'POST' as const, url: '/api/webhooks/stripe', headers, payload: body };
  return (await shop.app.inject(request)).statusCode;
}

function sign(secret: string, timestamp = Math.floor(Date.now() / 1000)): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

test('a webhook that Stripe did not sign, or signed an hour ago, is refused and not stored', async () => {
  const { webhookSecret } = await stripeSandboxKeys(shop.db);
  const hourAgo = Math.floor(Date.now() / 1000) - 3_600;
  for (const signature of [
    undefined,
    't=1',
    'v1=abc',
    sign('another secret'),
    sign(webhookSecret, hourAgo),
  ]) {
    expect(await deliver(payload, signature)).toBe(400);
  }
  expect(await deliver(`${payload} `, sign(webhookSecret))).toBe(400);
  const written = shop.db.selectFrom('webhook_event').where('id', '=', 'evt_1').selectAll();
  expect(await written.execute()).toEqual([]);
  expect(await deliver(payload, sign(webhookSecret))).toBe(200);
  expect(await deliver(payload, sign(webhookSecret))).toBe(200);
  expect(await written.execute()).toMatchObject([{ provider: 'stripe', provider_order_id: 'cs_1' }]);
});

test('a shop without Stripe has neither its endpoints nor its webhook', async () => {
  const plain = await testShop({
    PAYMENTS: 'razorpay',
    RAZORPAY_KEY_ID: 'rzp_test_x',
    RAZORPAY_KEY_SECRET: 'x',
  });
  try {
    for (const url of ['/api/order/stripe/create-session', '/api/webhooks/stripe']) {
      expect((await plain.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404);
    }
  } finally {
    await plain.close();
  }
});
