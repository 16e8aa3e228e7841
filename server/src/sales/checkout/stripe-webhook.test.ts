import { createStripeSession } from '@gulmohar/contract/sales/checkout.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import {
  comeBackFromStripe,
  letLapse,
  openAtStripe,
  readCheckout,
  readOrdersOfGuest,
} from '../../../testing/open-at-stripe.ts';
import { readAvailable } from '../../../testing/paid-order.ts';
import { payAtStripe, setStripeMode, settleAtStripe } from '../../../testing/pay-at-stripe.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { settleLatePayments } from './settle-overdue-checkouts.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
});
afterEach(async () => {
  await setStripeMode(shop, {});
  await expectInvariants(shop);
});
afterAll(() => shop.close());

async function sessionOf(id: string): Promise<string> {
  return (await readCheckout(shop, id)).provider_order_id ?? '';
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

describe('Stripe tells the shop', () => {
  test('who paid and closed the browser gets the order by the webhook, once, though it comes three times', async () => {
    await setStripeMode(shop, { webhooks: 'duplicate' });
    const { url, orderId } = await openAtStripe(shop, 'closed');
    await payAtStripe(url);
    const session = await sessionOf(orderId);
    await expect.poll(() => eventsOf(session)).toEqual(['checkout.session.completed']);
    await Promise.all([shop.runJobs(), comeBackFromStripe(shop, orderId)]);
    expect(await readOrdersOfGuest(shop, 'closed')).toHaveLength(1);
  });

  test('a bank’s debit becomes an order when the money is there, also when the reservation has ended by then', async () => {
    const { url, orderId } = await openAtStripe(shop, 'debtor');
    await payAtStripe(url, 'debit');
    await expect(comeBackFromStripe(shop, orderId)).rejects.toMatchObject({ code: 'PAYMENT_NOT_COMPLETED' });
    await expect(comeBackFromStripe(shop, orderId, false)).rejects.toMatchObject({
      code: 'PAYMENT_NOT_COMPLETED',
    });
    await letLapse(shop, orderId);
    expect((await readCheckout(shop, orderId)).status).toBe('expired');
    const session = await sessionOf(orderId);
    await settleAtStripe(shop, session, true);
    await expect.poll(() => eventsOf(session)).toContain('checkout.session.async_payment_succeeded');
    await shop.runJobs();
    expect(await readOrdersOfGuest(shop, 'debtor')).toMatchObject([{ payment_method: 'bank_debit' }]);
    expect(await comeBackFromStripe(shop, orderId)).toMatchObject({ success: true });
  });

  test('a debit that bounces is no order', async () => {
    const { url, orderId } = await openAtStripe(shop, 'bouncer');
    await payAtStripe(url, 'debit');
    const session = await sessionOf(orderId);
    await settleAtStripe(shop, session, false);
    await expect.poll(() => eventsOf(session)).toContain('checkout.session.async_payment_failed');
    await shop.runJobs();
    expect(await comeBackFromStripe(shop, orderId)).toMatchObject({ success: false });
    expect(await readOrdersOfGuest(shop, 'bouncer')).toEqual([]);
  });

  test('a debit that settles after the last unit went to somebody else is refunded', async () => {
    const { url, orderId, kurti } = await openAtStripe(shop, 'too-late', 1);
    await payAtStripe(url, 'debit');
    await letLapse(shop, orderId);
    const body = {
      amount: 2_000,
      isGuest: true,
      orderData: buildOrderData([{ _id: kurti, size: 'M' }], 'quick'),
    };
    const quick = await shop.api(createStripeSession, { body });
    await payAtStripe(quick.url);
    expect(await comeBackFromStripe(shop, quick.orderId)).toMatchObject({ success: true });
    await setStripeMode(shop, { webhooks: 'off' });
    await settleAtStripe(shop, await sessionOf(orderId), true);
    await shop.db
      .updateTable('checkout')
      .set({ ask_again_at: new Date(0) })
      .where('id', '=', orderId)
      .execute();
    await settleLatePayments(shop.db, shop.providers);
    await shop.runJobs();
    expect(await readOrdersOfGuest(shop, 'too-late')).toEqual([]);
    expect((await readCheckout(shop, orderId)).status).toBe('refunded');
  });

  test('when the 15 minutes are over the page is closed, and the shop is notified', async () => {
    const { url, orderId, kurti } = await openAtStripe(shop, 'sleeper');
    await letLapse(shop, orderId);
    expect(await readAvailable(shop, kurti)).toBe(5);
    const session = await sessionOf(orderId);
    await expect.poll(() => eventsOf(session)).toEqual(['checkout.session.expired']);
    await shop.runJobs();
    await payAtStripe(url);
    expect(await readOrdersOfGuest(shop, 'sleeper')).toEqual([]);
  });
});
