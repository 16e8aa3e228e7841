import { verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buy, openPurchase } from '../../../testing/buy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { payInSandbox, setSandboxMode } from '../../../testing/pay-in-sandbox.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { webhookSignature } from '../../payments/razorpay/signature.ts';
import { expireCheckout } from '../checkout/end-checkout.ts';
import { settleLatePayments } from './settle-overdue-checkouts.ts';

const SECRET = 'a webhook secret';

const shop = await testShop({ RAZORPAY_WEBHOOK_SECRETS: `${SECRET},an older secret` });
afterEach(async () => {
  await setSandboxMode(shop, {});
  await expectInvariants(shop);
});
afterAll(() => shop.close());

async function openFor(guest: string, stock = 5) {
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: stock } });
  const opened = await openPurchase(shop, { lines: [{ _id: kurti, size: 'M' }], amount: 2_000, guest });
  return { kurti, providerOrderId: opened.orderId };
}

function ordersOf(guest: string) {
  return shop.db.selectFrom('orders').where('email', '=', `${guest}@guest.example`).selectAll().execute();
}

function eventsFor(providerOrderId: string) {
  return shop.db
    .selectFrom('webhook_event')
    .where('provider_order_id', '=', providerOrderId)
    .selectAll()
    .execute();
}

async function expire(providerOrderId: string): Promise<void> {
  const { id } = await shop.db
    .selectFrom('checkout')
    .where('provider_order_id', '=', providerOrderId)
    .select('id')
    .executeTakeFirstOrThrow();
  await expireCheckout(shop.db, id);
  await shop.db
    .updateTable('checkout')
    .set({ ask_again_at: new Date(Date.now() - 1_000) })
    .where('id', '=', id)
    .execute();
}

function post(body: string, headers: Record<string, string>) {
  return shop.app.inject({
    method: 'POST',
    url: '/api/webhooks/razorpay',
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
}

describe('the provider’s webhook', () => {
  test('gives the order to a shopper who paid and closed the browser', async () => {
    const { providerOrderId } = await openFor('closed');
    await payInSandbox(shop, providerOrderId);
    await expect.poll(() => eventsFor(providerOrderId)).toHaveLength(2);
    await shop.runJobs();
    expect(await ordersOf('closed')).toHaveLength(1);
  });

  test('creates one order when each event comes three times during verification', async () => {
    await setSandboxMode(shop, { webhooks: 'duplicate' });
    const { providerOrderId } = await openFor('often');
    const paid = await payInSandbox(shop, providerOrderId);
    await Promise.all([
      shop.api(verifyRazorpayPayment, { body: paid }),
      shop.runJobs(),
      shop.api(verifyRazorpayPayment, { body: paid }),
    ]);
    await expect.poll(() => eventsFor(providerOrderId)).toHaveLength(2);
    await shop.runJobs();
    expect(await ordersOf('often')).toHaveLength(1);
  });

  test('creates one order from a failed first attempt and a successful second one', async () => {
    const { providerOrderId } = await openFor('retried');
    await expect(payInSandbox(shop, providerOrderId, '4100280000060003')).rejects.toThrow();
    await payInSandbox(shop, providerOrderId);
    await expect.poll(() => eventsFor(providerOrderId)).toHaveLength(3);
    await shop.runJobs();
    expect(await ordersOf('retried')).toHaveLength(1);
  });
});

describe('without any webhook', () => {
  test('a payment captured after the checkout expired is found by asking the provider, and becomes the order', async () => {
    await setSandboxMode(shop, { webhooks: 'off' });
    const { providerOrderId } = await openFor('late');
    await expire(providerOrderId);
    await payInSandbox(shop, providerOrderId);
    await settleLatePayments(shop.db, shop.providers);
    expect(await ordersOf('late')).toHaveLength(1);
  });

  test('a late payment for a sold-out unit is refunded', async () => {
    await setSandboxMode(shop, { webhooks: 'off' });
    const { kurti, providerOrderId } = await openFor('too-late', 1);
    await expire(providerOrderId);
    await buy(shop, { lines: [{ _id: kurti, size: 'M' }], amount: 2_000, guest: 'first' });
    const paid = await payInSandbox(shop, providerOrderId);
    await settleLatePayments(shop.db, shop.providers);
    await shop.runJobs();
    expect(await ordersOf('too-late')).toHaveLength(0);
    const refund = await shop.db
      .selectFrom('refund')
      .innerJoin('payment', 'payment.id', 'refund.payment_id')
      .where('provider_payment_id', '=', paid.razorpay_payment_id)
      .select(['refund.amount', 'refund.status'])
      .executeTakeFirst();
    expect(refund).toEqual({ amount: 200_000, status: 'processed' });
  });

  test('an unpaid checkout is asked about again, but no longer after three days', async () => {
    const { providerOrderId } = await openFor('never');
    await expire(providerOrderId);
    await settleLatePayments(shop.db, shop.providers);
    const asked = () =>
      shop.db
        .selectFrom('checkout')
        .where('provider_order_id', '=', providerOrderId)
        .select('ask_again_at')
        .executeTakeFirstOrThrow();
    expect((await asked()).ask_again_at).not.toBeNull();
    await shop.db
      .updateTable('checkout')
      .set({ created_at: new Date(Date.now() - 73 * 3_600_000), ask_again_at: new Date(0) })
      .where('provider_order_id', '=', providerOrderId)
      .execute();
    await settleLatePayments(shop.db, shop.providers);
    expect((await asked()).ask_again_at).toBeNull();
  });
});

describe('the webhook endpoint', () => {
  const body = JSON.stringify({
    event: 'payment.captured',
    payload: { payment: { entity: { order_id: 'order_x' } } },
  });

  test.each([
    ['none', ''],
    ['short', 'abc'],
    ['not hexadecimal', 'z'.repeat(64)],
    ['in Unicode', 'é'.repeat(64)],
    ['with another secret', webhookSignature(body, 'another secret')],
    ['of another body', webhookSignature(`${body} `, SECRET)],
  ])('refuses a wrong signature and stores nothing: %s', async (_, signature) => {
    const answer = await post(body, {
      'x-razorpay-signature': encodeURIComponent(signature),
      'x-razorpay-event-id': 'forged',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false });
    expect(await eventsFor('order_x')).toEqual([]);
  });

  test('still accepts the previous secret after a change', async () => {
    const signed = {
      'x-razorpay-signature': webhookSignature(body, 'an older secret'),
      'x-razorpay-event-id': 'old',
    };
    expect((await post(body, signed)).statusCode).toBe(200);
    expect((await post(body, signed)).statusCode).toBe(200);
    expect(await eventsFor('order_x')).toHaveLength(1);
    await shop.runJobs();
  });

  test.each([
    ['no JSON', 'payment=captured'],
    ['another payload', JSON.stringify({ event: 'payment.captured', payload: { payment: { entity: 7 } } })],
  ])('refuses a signed event of an unexpected shape for its shape, not its signature: %s', async (_, odd) => {
    const answer = await post(odd, { 'x-razorpay-signature': webhookSignature(odd, SECRET) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('The sender is known, but the content has an unexpected shape.');
    const forged = await post(odd, { 'x-razorpay-signature': webhookSignature(odd, 'another secret') });
    expect(forged.json().message).toBe('The signature is not valid.');
  });

  test('refuses a body of more than 256 KB', async () => {
    const answer = await post('x'.repeat(300 * 1024), { 'x-razorpay-signature': 'x' });
    expect(answer.statusCode).toBe(413);
  });
});
