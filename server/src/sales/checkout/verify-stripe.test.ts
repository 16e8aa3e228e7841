import { getProfile, updateProfile } from '@gulmohar/contract/accounts/profile.ts';
import { getCart, updateCart } from '@gulmohar/contract/sales/cart.ts';
import {
  createStripeSession,
  verifyRazorpayPayment,
  verifyStripePayment,
} from '@gulmohar/contract/sales/checkout.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { openAsGuest } from '../../../testing/open-as-guest.ts';
import { payAtStripe, setStripeMode, settleAtStripe } from '../../../testing/pay-at-stripe.ts';
import { payInSandbox } from '../../../testing/pay-in-sandbox.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { settleLatePayments, settleOverdueCheckouts } from './settle-overdue-checkouts.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
});
afterEach(async () => {
  await setStripeMode(shop, {});
  await expectInvariants(shop);
});
afterAll(() => shop.close());

async function openFor(guest: string, stock = 5) {
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: stock } });
  const form = buildOrderData([{ _id: kurti, size: 'M' }], guest);
  const opened = await shop.api(createStripeSession, {
    body: { amount: 2_000, isGuest: true, orderData: form },
  });
  return { ...opened, kurti, form };
}

function verify(orderId: string, success: boolean | 'true' | 'false' = true) {
  return shop.api(verifyStripePayment, { body: { success, orderId } });
}

async function checkoutOf(id: string) {
  return shop.db.selectFrom('checkout').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}

async function sessionOf(id: string): Promise<string> {
  return (await checkoutOf(id)).provider_order_id ?? '';
}

function ordersOf(guest: string) {
  return shop.db.selectFrom('orders').where('email', '=', `${guest}@guest.example`).selectAll().execute();
}

async function reservedOf(kurti: string): Promise<number> {
  const { reserved } = await shop.db
    .selectFrom('variant')
    .where('product_id', '=', kurti)
    .select('reserved')
    .executeTakeFirstOrThrow();
  return reserved;
}

async function eventsOf(session: string): Promise<string[]> {
  const events = await shop.db
    .selectFrom('webhook_event')
    .where('provider', '=', 'stripe')
    .where('provider_order_id', '=', session)
    .select('kind')
    .execute();
  return events.map(({ kind }) => kind);
}

async function expire(id: string): Promise<void> {
  await shop.db
    .updateTable('checkout')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('id', '=', id)
    .execute();
}

describe('coming back from Stripe’s page', () => {
  test('a shopper who paid has the order, in their account and out of their cart, however often they come back', async () => {
    const shopper = await buildShopper(shop);
    const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 5 } });
    await shopper.api(updateCart, { body: { itemId: kurti, size: 'M', quantity: 2 } });
    const opened = await shopper.api(createStripeSession, { body: { amount: 4_000, isGuest: false } });
    const back = await payAtStripe(opened.url);
    expect(back).toBe(`http://localhost:3000/verify?success=true&orderId=${opened.orderId}`);
    const body = { success: 'true' as const, orderId: opened.orderId };
    expect(await shopper.api(verifyStripePayment, { body })).toMatchObject({ success: true });
    expect(await shopper.api(verifyStripePayment, { body })).toMatchObject({ success: true });
    const orders = await shop.db
      .selectFrom('orders')
      .where('user_id', '=', shopper.userId)
      .selectAll()
      .execute();
    expect(orders).toMatchObject([{ amount: 400_000, payment_method: 'card' }]);
    expect((await shopper.api(getCart)).cartData).toEqual({});
  });

  test('an empty cart or an address with gaps buys nothing', async () => {
    const shopper = await buildShopper(shop);
    const attempt = () => shopper.api(createStripeSession, { body: { amount: 1_099, isGuest: false } });
    await expect(attempt()).rejects.toMatchObject({ status: 400, message: 'Your cart is empty' });
    const kurti = await buildProduct(shop.db, { price: 99_900, stock: { M: 5 } });
    await shopper.api(updateCart, { body: { itemId: kurti, size: 'M', quantity: 1 } });
    const { user } = await shopper.api(getProfile);
    await shopper.api(updateProfile, { body: { ...user, address: { street: '' } } });
    await expect(attempt()).rejects.toMatchObject({
      status: 400,
      message: 'Fill Address Details to Proceed',
    });
  });

  test('`success=true` without a payment gives no order, and the page can still be paid', async () => {
    const { url, orderId } = await openFor('forger');
    expect(await verify(orderId)).toMatchObject({ success: false });
    expect(await ordersOf('forger')).toEqual([]);
    await payAtStripe(url, '4000 0000 0000 0002');
    expect(await verify(orderId)).toMatchObject({ success: false });
    await payAtStripe(url);
    expect(await verify(orderId)).toMatchObject({ success: true });
    expect(await ordersOf('forger')).toHaveLength(1);
  });

  test('somebody else’s order is not found, whatever they say of it, and stays as it is', async () => {
    const [owner, stranger] = [await buildShopper(shop), await buildShopper(shop)];
    const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 5 } });
    const orderData = buildOrderData([{ _id: kurti, size: 'M' }]);
    const { url, orderId } = await owner.api(createStripeSession, {
      body: { amount: 2_000, isGuest: false, orderData },
    });
    for (const success of [true, false]) {
      const body = { success, orderId };
      await expect(stranger.api(verifyStripePayment, { body })).rejects.toMatchObject({ status: 404 });
      await expect(shop.api(verifyStripePayment, { body })).rejects.toMatchObject({ status: 401 });
    }
    await payAtStripe(url);
    await expect(
      stranger.api(verifyStripePayment, { body: { success: true, orderId } }),
    ).rejects.toMatchObject({ status: 404 });
    expect(await owner.api(verifyStripePayment, { body: { success: true, orderId } })).toMatchObject({
      success: true,
    });
  });

  test.each(['nonsense', '00000000-0000-7000-8000-000000000000'])('there is no order %s', async (orderId) => {
    const shopper = await buildShopper(shop);
    const body = { success: true, orderId };
    await expect(shopper.api(verifyStripePayment, { body })).rejects.toMatchObject({ status: 404 });
  });

  test('who cancels gets nothing, gives the pieces back at once, and the page is closed', async () => {
    const { url, orderId, kurti } = await openFor('canceller');
    expect(await reservedOf(kurti)).toBe(1);
    expect(await verify(orderId, 'false')).toMatchObject({ success: false });
    expect(await reservedOf(kurti)).toBe(0);
    expect((await checkoutOf(orderId)).status).toBe('expired');
    await payAtStripe(url);
    expect(await verify(orderId)).toMatchObject({ success: false });
    expect(await ordersOf('canceller')).toEqual([]);
  });

  test('`success=false` never cancels what is paid, before the order is made nor after', async () => {
    const { url, orderId } = await openFor('payer');
    await payAtStripe(url);
    expect(await verify(orderId, false)).toMatchObject({ success: true });
    expect(await verify(orderId, false)).toMatchObject({ success: true });
    const [order] = await ordersOf('payer');
    expect(await verify(order?.id ?? '', false)).toMatchObject({ success: true });
    expect(await ordersOf('payer')).toMatchObject([{ status: 'Order Placed' }]);
  });

  test('twenty times at once is one order', async () => {
    const { url, orderId } = await openFor('impatient');
    await payAtStripe(url);
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(orderId)));
    expect(new Set(answers.map(({ success }) => success))).toEqual(new Set([true]));
    expect(await ordersOf('impatient')).toHaveLength(1);
  });

  test('the call without the prefix is the same call', async () => {
    const { url, orderId } = await openFor('unprefixed');
    await payAtStripe(url);
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/order/verify-stripe',
      payload: { success: 'true', orderId },
    });
    expect(answer.json()).toMatchObject({ success: true });
  });

  test('a payment of another amount than asked for becomes no order and goes back', async () => {
    const { url, orderId } = await openFor('mismatch');
    await payAtStripe(url);
    await shop.db.updateTable('checkout').set({ amount: 199_900 }).where('id', '=', orderId).execute();
    await expect(verify(orderId)).rejects.toMatchObject({ code: 'ORDER_NOT_POSSIBLE' });
    await shop.runJobs();
    expect(await ordersOf('mismatch')).toEqual([]);
    const refund = await shop.db
      .selectFrom('refund')
      .innerJoin('payment', 'payment.id', 'refund.payment_id')
      .where('payment.checkout_id', '=', orderId)
      .select(['refund.amount', 'refund.status'])
      .execute();
    expect(refund).toEqual([{ amount: 200_000, status: 'processed' }]);
  });

  test('an order paid at Razorpay is told by Razorpay’s record', async () => {
    const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 5 } });
    const opened = await openAsGuest(shop, [{ _id: kurti, size: 'M' }], 2_000, 'razorpay');
    const paid = await payInSandbox(shop, opened.orderId);
    const { orderId } = await shop.api(verifyRazorpayPayment, { body: paid });
    expect(await verify(orderId)).toMatchObject({ success: true });
  });

  test('when Stripe does not answer, nothing is claimed and nothing is lost', async () => {
    const { url, orderId, form } = await openFor('patient');
    await payAtStripe(url);
    await setStripeMode(shop, { api: 'error' });
    await expect(verify(orderId)).rejects.toMatchObject({ status: 502 });
    const body = { amount: 2_000, isGuest: true, orderData: form };
    await expect(shop.api(createStripeSession, { body })).rejects.toMatchObject({ status: 502 });
    await setStripeMode(shop, {});
    expect(await verify(orderId)).toMatchObject({ success: true });
  });
});

describe('Stripe tells the shop', () => {
  test('who paid and closed the browser gets the order by the webhook, once, though it comes three times', async () => {
    await setStripeMode(shop, { webhooks: 'duplicate' });
    const { url, orderId } = await openFor('closed');
    await payAtStripe(url);
    const session = await sessionOf(orderId);
    await expect.poll(() => eventsOf(session)).toEqual(['checkout.session.completed']);
    await Promise.all([shop.runJobs(), verify(orderId)]);
    expect(await ordersOf('closed')).toHaveLength(1);
  });

  test('a bank’s debit becomes an order when the money is there, also when the reservation has ended by then', async () => {
    const { url, orderId } = await openFor('debtor');
    await payAtStripe(url, 'debit');
    await expect(verify(orderId)).rejects.toMatchObject({ code: 'PAYMENT_NOT_COMPLETED' });
    await expect(verify(orderId, false)).rejects.toMatchObject({ code: 'PAYMENT_NOT_COMPLETED' });
    await expire(orderId);
    await settleOverdueCheckouts(shop.db, shop.providers);
    expect((await checkoutOf(orderId)).status).toBe('expired');
    const session = await sessionOf(orderId);
    await settleAtStripe(shop, session, true);
    await expect.poll(() => eventsOf(session)).toContain('checkout.session.async_payment_succeeded');
    await shop.runJobs();
    expect(await ordersOf('debtor')).toMatchObject([{ payment_method: 'bank_debit' }]);
    expect(await verify(orderId)).toMatchObject({ success: true });
  });

  test('a debit that bounces is no order', async () => {
    const { url, orderId } = await openFor('bouncer');
    await payAtStripe(url, 'debit');
    const session = await sessionOf(orderId);
    await settleAtStripe(shop, session, false);
    await expect.poll(() => eventsOf(session)).toContain('checkout.session.async_payment_failed');
    await shop.runJobs();
    expect(await verify(orderId)).toMatchObject({ success: false });
    expect(await ordersOf('bouncer')).toEqual([]);
  });

  test('a debit that settles after the last piece went to somebody else is refunded', async () => {
    const { url, orderId, form } = await openFor('too-late', 1);
    await payAtStripe(url, 'debit');
    await expire(orderId);
    await settleOverdueCheckouts(shop.db, shop.providers);
    const guestInfo = form.guestInfo && { ...form.guestInfo, email: 'quick@guest.example' };
    const quick = await shop.api(createStripeSession, {
      body: { amount: 2_000, isGuest: true, orderData: { ...form, ...(guestInfo && { guestInfo }) } },
    });
    await payAtStripe(quick.url);
    expect(await verify(quick.orderId)).toMatchObject({ success: true });
    await setStripeMode(shop, { webhooks: 'off' });
    await settleAtStripe(shop, await sessionOf(orderId), true);
    await shop.db
      .updateTable('checkout')
      .set({ ask_again_at: new Date(0) })
      .where('id', '=', orderId)
      .execute();
    await settleLatePayments(shop.db, shop.providers);
    await shop.runJobs();
    expect(await ordersOf('too-late')).toEqual([]);
    expect((await checkoutOf(orderId)).status).toBe('refunded');
  });

  test('when the 15 minutes are over the page is closed, and the shop hears of it', async () => {
    const { url, orderId, kurti } = await openFor('sleeper');
    await expire(orderId);
    await settleOverdueCheckouts(shop.db, shop.providers);
    expect(await reservedOf(kurti)).toBe(0);
    const session = await sessionOf(orderId);
    await expect.poll(() => eventsOf(session)).toEqual(['checkout.session.expired']);
    await shop.runJobs();
    await payAtStripe(url);
    expect(await ordersOf('sleeper')).toEqual([]);
  });
});
