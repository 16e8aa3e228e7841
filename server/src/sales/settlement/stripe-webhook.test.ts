import { createStripeSession } from '@gulmohar/contract/sales/checkout.ts';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { letLapse, readCheckout, readOrdersOfGuest } from '../../../testing/guest-checkout.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { comeBackFromStripe, openAtStripe } from '../../../testing/open-at-stripe.ts';
import { readAvailable } from '../../../testing/paid-order.ts';
import { payAtStripe, setStripeMode, settleAtStripe } from '../../../testing/pay-at-stripe.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { settleLatePayments } from './settle-overdue-checkouts.ts';

const shop = await testShop();
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

describe('a payment at Stripe', () => {
  test('becomes one order after the shopper closed the browser, even if the webhook comes three times', async () => {
    await setStripeMode(shop, { webhooks: 'duplicate' });
    const { url, orderId } = await openAtStripe(shop, 'closed');
    await payAtStripe(url);
    const session = await sessionOf(orderId);
    await expect.poll(() => eventsOf(session)).toEqual(['checkout.session.completed']);
    await Promise.all([shop.runJobs(), comeBackFromStripe(shop, orderId)]);
    expect(await readOrdersOfGuest(shop, 'closed')).toHaveLength(1);
  });

  test('by bank debit becomes an order once it settles, even after the reservation has expired', async () => {
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

  test('by bank debit gives no order if it bounces', async () => {
    const { url, orderId } = await openAtStripe(shop, 'bouncer');
    await payAtStripe(url, 'debit');
    const session = await sessionOf(orderId);
    await settleAtStripe(shop, session, false);
    await expect.poll(() => eventsOf(session)).toContain('checkout.session.async_payment_failed');
    await shop.runJobs();
    expect(await comeBackFromStripe(shop, orderId)).toMatchObject({ success: false });
    expect(await readOrdersOfGuest(shop, 'bouncer')).toEqual([]);
  });

  test('by bank debit is refunded if it settles after the last unit was sold', async () => {
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

  test('is no longer possible after 15 minutes, and a webhook reports the closed page', async () => {
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
