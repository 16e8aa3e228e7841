import { getCart, updateCart } from '@gulmohar/contract/sales/cart.ts';
import {
  createRazorpayOrder,
  createStripeSession,
  getCheckoutStatus,
  verifyRazorpayPayment,
} from '@gulmohar/contract/sales/checkout.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buy, openPurchase } from '../../../testing/buy.ts';
import { countRows } from '../../../testing/count-rows.ts';
import { expireCheckout } from '../../../testing/expire-checkout.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { payAtStripe, settleAtStripe } from '../../../testing/pay-at-stripe.ts';
import { payInSandbox, setSandboxMode } from '../../../testing/pay-in-sandbox.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { settleOverdueCheckouts } from './settle-overdue-checkouts.ts';

const shop = await testShop();
afterEach(async () => {
  await setSandboxMode(shop, {});
  await expectInvariants(shop);
});
afterAll(() => shop.close());

async function openFor(guest: string, stock = 5) {
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: stock } });
  const { orderId } = await openPurchase(shop, { lines: [{ _id: kurti, size: 'M' }], amount: 2_000, guest });
  return { kurti, orderId };
}

function ask(orderId: string, api = shop.api) {
  return api(getCheckoutStatus, { body: { orderId } });
}

/** Leaves a payment at the provider in this status. */
async function leaveUnfinished(orderId: string, status: 'created' | 'authorized'): Promise<void> {
  await setSandboxMode(shop, { webhooks: 'off' });
  await payInSandbox(shop, orderId);
  await sql`update sandbox.payment set status = ${status} where order_id = ${orderId}`.execute(shop.db);
}

describe('the checkout status for a guest', () => {
  test('stays open while nothing is paid, however often it is requested', async () => {
    const { orderId } = await openFor('asks');
    expect(await ask(orderId)).toEqual({ success: true, state: 'open' });
    expect(await ask(orderId)).toEqual({ success: true, state: 'open' });
  });

  test('stays open after a declined card', async () => {
    const { orderId } = await openFor('declined');
    await expect(payInSandbox(shop, orderId, '4100 2800 0006 0003')).rejects.toThrow('declined');
    expect(await ask(orderId)).toMatchObject({ state: 'open' });
  });

  test('is paid without a webhook after the browser was closed, with the same order on each request', async () => {
    await setSandboxMode(shop, { webhooks: 'off' });
    const { orderId } = await openFor('closes');
    const paid = await payInSandbox(shop, orderId);
    const answers = await Promise.all([ask(orderId), ask(orderId), ask(orderId)]);
    const [first] = answers;
    expect(first).toMatchObject({ state: 'paid', orderId: expect.any(String) });
    expect(new Set(answers.map((answer) => answer.orderId)).size).toBe(1);
    expect(await shop.api(verifyRazorpayPayment, { body: paid })).toMatchObject({ orderId: first?.orderId });
    const orders = shop.db.selectFrom('orders').where('email', '=', 'closes@guest.example').selectAll();
    expect(await orders.execute()).toMatchObject([{ id: first?.orderId, amount: 200_000 }]);
  });

  test.each(['created', 'authorized'] as const)('is “checking” while a payment is %s', async (status) => {
    const { orderId } = await openFor(`left-${status}`);
    await leaveUnfinished(orderId, status);
    expect(await ask(orderId)).toEqual({ success: true, state: 'checking' });
  });

  test('expires despite an unfinished payment attempt, but stays “checking” for an authorized one', async () => {
    const anHourAgo = new Date(Date.now() - 3_700_000);
    for (const [status, state] of [
      ['created', 'expired'],
      ['authorized', 'checking'],
    ] as const) {
      const { orderId } = await openFor(`old-${status}`);
      await leaveUnfinished(orderId, status);
      await expireCheckout(shop, orderId);
      await settleOverdueCheckouts(shop.db, shop.providers);
      await shop.db
        .updateTable('checkout')
        .set({ created_at: anHourAgo })
        .where('provider_order_id', '=', orderId)
        .execute();
      expect(await ask(orderId)).toMatchObject({ state });
    }
  });

  test('is “checking” while the provider does not answer, but “paid” for an existing order', async () => {
    const [waiting, ordered] = [await openFor('waits'), await openFor('has')];
    const paid = await payInSandbox(shop, ordered.orderId);
    await shop.api(verifyRazorpayPayment, { body: paid });
    await payInSandbox(shop, waiting.orderId);
    await setSandboxMode(shop, { api: 'error' });
    expect(await ask(waiting.orderId)).toEqual({ success: true, state: 'checking' });
    expect(await ask(ordered.orderId)).toMatchObject({ state: 'paid' });
    await setSandboxMode(shop, {});
    expect(await ask(waiting.orderId)).toMatchObject({ state: 'paid' });
  });

  test('is expired after 15 minutes unpaid, and refunded if paid after the last unit was sold', async () => {
    const { kurti, orderId } = await openFor('late', 1);
    await expireCheckout(shop, orderId);
    await settleOverdueCheckouts(shop.db, shop.providers);
    expect(await ask(orderId)).toEqual({ success: true, state: 'expired' });
    await buy(shop, { lines: [{ _id: kurti, size: 'M' }], amount: 2_000, guest: 'quicker' });
    await setSandboxMode(shop, { webhooks: 'off' });
    await payInSandbox(shop, orderId);
    expect(await ask(orderId)).toEqual({ success: true, state: 'refunded' });
    await setSandboxMode(shop, { api: 'error' });
    expect(await ask(orderId)).toEqual({ success: true, state: 'refunded' });
  });

  test('is “checking” for an amount paid alone until the browser sends the order, and refunds nothing', async () => {
    const { orderId } = await shop.api(createRazorpayOrder, { body: { amount: 2_000, isGuest: true } });
    expect(await ask(orderId)).toMatchObject({ state: 'open' });
    await setSandboxMode(shop, { webhooks: 'off' });
    const paid = await payInSandbox(shop, orderId);
    const refunds = await countRows(shop, 'refund');
    expect(await ask(orderId)).toEqual({ success: true, state: 'checking' });
    expect(await countRows(shop, 'refund')).toBe(refunds);
    const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 1 } });
    const orderData = buildOrderData([{ _id: kurti, size: 'M' }], 'by-amount');
    await shop.api(verifyRazorpayPayment, { body: { ...paid, isGuest: true, orderData } });
    expect(await ask(orderId)).toMatchObject({ state: 'paid' });
  });

  test.each(['nonsense', 'order_unknown', '00000000-0000-7000-8000-000000000000'])(
    'is not found for the checkout %s',
    async (orderId) => {
      await expect(ask(orderId)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
    },
  );
});

describe('abandoning a payment', () => {
  const leave = (orderId: string) => shop.api(getCheckoutStatus, { body: { orderId, giveUp: true } });

  async function availableOf(productId: string): Promise<unknown> {
    const { rows } = await sql<{ available: number }>`
      select on_hand - reserved as available from variant where product_id = ${productId}`.execute(shop.db);
    return rows[0]?.available;
  }

  test('releases the last unit at once, and doing it again changes nothing', async () => {
    const { kurti, orderId } = await openFor('leaves', 1);
    expect(await availableOf(kurti)).toBe(0);
    expect(await leave(orderId)).toEqual({ success: true, state: 'expired' });
    expect(await leave(orderId)).toEqual({ success: true, state: 'expired' });
    expect(await availableOf(kurti)).toBe(1);
    const quick = await openPurchase(shop, {
      lines: [{ _id: kurti, size: 'M' }],
      amount: 2_000,
      guest: 'takes-it',
    });
    await shop.api(verifyRazorpayPayment, { body: await payInSandbox(shop, quick.orderId) });
    expect(await ask(quick.orderId)).toMatchObject({ state: 'paid' });
  });

  test('returns the order if it is paid, and keeps the units reserved while it can still be paid', async () => {
    await setSandboxMode(shop, { webhooks: 'off' });
    const paid = await openFor('leaves-paid', 1);
    await payInSandbox(shop, paid.orderId);
    expect(await leave(paid.orderId)).toMatchObject({ state: 'paid' });
    for (const status of ['created', 'authorized'] as const) {
      const { kurti, orderId } = await openFor(`leaves-${status}`, 1);
      await leaveUnfinished(orderId, status);
      expect(await leave(orderId)).toEqual({ success: true, state: 'checking' });
      expect(await availableOf(kurti)).toBe(0);
    }
  });

  test('releases nothing while the provider does not answer', async () => {
    const { kurti, orderId } = await openFor('leaves-fault', 1);
    await setSandboxMode(shop, { api: 'error' });
    expect(await leave(orderId)).toEqual({ success: true, state: 'checking' });
    expect(await availableOf(kurti)).toBe(0);
  });

  test('turns a later payment into an order while the unit is available, otherwise into a refund', async () => {
    await setSandboxMode(shop, { webhooks: 'off' });
    const kept = await openFor('late-kept', 1);
    await leave(kept.orderId);
    await payInSandbox(shop, kept.orderId);
    expect(await leave(kept.orderId)).toMatchObject({ state: 'paid' });
    const lost = await openFor('late-lost', 1);
    await leave(lost.orderId);
    await buy(shop, { lines: [{ _id: lost.kurti, size: 'M' }], amount: 2_000, guest: 'was-quicker' });
    await payInSandbox(shop, lost.orderId);
    expect(await leave(lost.orderId)).toMatchObject({ state: 'refunded' });
  });

  test('lets the browser still send the order if a checkout by amount alone is paid after all', async () => {
    await setSandboxMode(shop, { webhooks: 'off' });
    const { orderId } = await shop.api(createRazorpayOrder, { body: { amount: 2_000, isGuest: true } });
    expect(await leave(orderId)).toMatchObject({ state: 'expired' });
    const paid = await payInSandbox(shop, orderId);
    expect(await leave(orderId)).toMatchObject({ state: 'checking' });
    const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 1 } });
    const orderData = buildOrderData([{ _id: kurti, size: 'M' }], 'leaves-by-amount');
    await shop.api(verifyRazorpayPayment, { body: { ...paid, isGuest: true, orderData } });
    expect(await ask(orderId)).toMatchObject({ state: 'paid' });
  });

  test('is refused to another shopper', async () => {
    const owner = await buildShopper(shop);
    const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 1 } });
    const orderData = buildOrderData([{ _id: kurti, size: 'M' }]);
    const { orderId } = await owner.api(createRazorpayOrder, {
      body: { amount: 2_000, isGuest: false, orderData },
    });
    const stranger = await buildShopper(shop);
    const attempt = stranger.api(getCheckoutStatus, { body: { orderId, giveUp: true } });
    await expect(attempt).rejects.toMatchObject({ status: 404 });
    expect(await availableOf(kurti)).toBe(0);
  });
});

describe('the checkout status for a signed-in shopper', () => {
  async function openAs(stock = 5) {
    const shopper = await buildShopper(shop);
    const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: stock } });
    await shopper.api(updateCart, { body: { itemId: kurti, size: 'M', quantity: 1 } });
    const orderData = buildOrderData([{ _id: kurti, size: 'M' }]);
    const body = { amount: 2_000, isGuest: false, orderData };
    const { orderId } = await shopper.api(createRazorpayOrder, { body });
    return { shopper, orderId };
  }

  test('is paid, with the order in the account and no longer in the cart', async () => {
    await setSandboxMode(shop, { webhooks: 'off' });
    const { shopper, orderId } = await openAs();
    await payInSandbox(shop, orderId);
    const answer = await ask(orderId, shopper.api);
    expect(answer).toMatchObject({ state: 'paid' });
    const order = shop.db
      .selectFrom('orders')
      .where('id', '=', answer.orderId ?? '')
      .select('user_id');
    expect(await order.executeTakeFirst()).toEqual({ user_id: shopper.userId });
    expect((await shopper.api(getCart)).cartData).toEqual({});
  });

  test('is hidden from another shopper, but shown to the browser that opened it without a session', async () => {
    const { orderId } = await openAs();
    const stranger = await buildShopper(shop);
    await expect(ask(orderId, stranger.api)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await ask(orderId)).toEqual({ success: true, state: 'open' });
  });
});

test('a Stripe checkout is identified by its own id and is “checking” until a bank debit settles', async () => {
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 5 } });
  const orderData = buildOrderData([{ _id: kurti, size: 'M' }], 'debits');
  const body = { amount: 2_000, isGuest: true, orderData };
  const { url, orderId } = await shop.api(createStripeSession, { body });
  expect(await ask(orderId)).toMatchObject({ state: 'open' });
  await payAtStripe(url, 'debit');
  expect(await ask(orderId)).toMatchObject({ state: 'checking' });
  const { provider_order_id } = await shop.db
    .selectFrom('checkout')
    .where('id', '=', orderId)
    .select('provider_order_id')
    .executeTakeFirstOrThrow();
  await settleAtStripe(shop, provider_order_id ?? '', true);
  expect(await ask(orderId)).toMatchObject({ state: 'paid' });
});

test('an abandoned Stripe payment page can no longer be paid', async () => {
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 1 } });
  const orderData = buildOrderData([{ _id: kurti, size: 'M' }], 'leaves-stripe');
  const body = { amount: 2_000, isGuest: true, orderData };
  const { url, orderId } = await shop.api(createStripeSession, { body });
  const answer = await shop.api(getCheckoutStatus, { body: { orderId, giveUp: true } });
  expect(answer).toEqual({ success: true, state: 'expired' });
  expect(await payAtStripe(url)).toBeNull();
  expect(await ask(orderId)).toMatchObject({ state: 'expired' });
});
