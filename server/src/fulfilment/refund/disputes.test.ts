import { getHealth } from '@gulmohar/contract/admin/health.ts';
import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { getMoneyProblems } from '@gulmohar/contract/admin/today.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildGuestOrder } from '../../../testing/build-order.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { readOrdersOfGuest } from '../../../testing/guest-checkout.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { comeBackFromStripe, openAtStripe } from '../../../testing/open-at-stripe.ts';
import { payAtStripe, setStripeMode } from '../../../testing/pay-at-stripe.ts';
import { setSandboxMode } from '../../../testing/pay-in-sandbox.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { followDisputes } from '../../payments/follow-disputes.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
afterEach(async () => {
  await setSandboxMode(shop, {});
  await expectInvariants(shop);
});
afterAll(() => shop.close());

/** Has the buyer dispute Rs. 1,000 of an order's payment, or the bank decide it. */
async function dispute(id: string, orderId: string, status: string): Promise<void> {
  const { provider_payment_id } = await shop.db
    .selectFrom('payment')
    .where('order_id', '=', orderId)
    .select('provider_payment_id')
    .executeTakeFirstOrThrow();
  const body = { id: `disp_${id}`, payment_id: provider_payment_id, amount: 100_000, status };
  const answer = await fetch(`${shop.sandboxUrl}/dispute`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

/** The same at Stripe. */
async function disputeAtStripe(id: string, orderId: string, status: string): Promise<void> {
  const { provider_payment_id } = await shop.db
    .selectFrom('payment')
    .where('order_id', '=', orderId)
    .select('provider_payment_id')
    .executeTakeFirstOrThrow();
  const reply = await fetch(`${shop.stripeSandboxUrl}/dispute`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: `du_${id}`, payment_id: provider_payment_id, amount: 100_000, status }),
  });
  expect(reply.status).toBe(200);
}

async function shownOf(orderId: string) {
  await shop.runJobs();
  return (await owner.api(getMoneyProblems)).disputes.find((one) => one.orderId === orderId);
}
const orderOf = async (orderId: string) => (await owner.api(getAdminOrder, { query: { orderId } })).order;

test('a dispute shows on Today until it is decided, and money that the bank took cannot be refunded', async () => {
  const orderId = await buildGuestOrder(shop, 'disputing');
  await dispute('1', orderId, 'open');
  await expect.poll(() => shownOf(orderId)).toMatchObject({ status: 'open', amount: 100_000 });
  expect((await owner.api(getHealth)).problems).toContainEqual({ kind: 'disputes', count: 1 });
  const title = 'The buyer disputes Rs. 1,000 at the bank: to be answered in the provider’s dashboard';
  const { events } = await orderOf(orderId);
  expect(events.find((event) => event.title === title)).toMatchObject({ isProblem: true });
  expect(await orderOf(orderId)).toMatchObject({ refundable: 250_000 });
  await dispute('1', orderId, 'lost');
  await expect.poll(() => shownOf(orderId)).toMatchObject({ status: 'lost' });
  expect(await orderOf(orderId)).toMatchObject({ refundable: 150_000 });
});

test('a dispute whose webhook is lost is found by asking the provider, and one that is won disappears', async () => {
  const orderId = await buildGuestOrder(shop, 'unheard');
  await setSandboxMode(shop, { webhooks: 'off' });
  await dispute('2', orderId, 'under_review');
  await followDisputes(shop.db, shop.providers);
  expect(await shownOf(orderId)).toMatchObject({ status: 'under_review' });
  await dispute('2', orderId, 'won');
  await followDisputes(shop.db, shop.providers);
  expect(await shownOf(orderId)).toBeUndefined();
  expect(await orderOf(orderId)).toMatchObject({ refundable: 250_000 });
});

test('a dispute at Stripe shows too, and its money counts as gone from the day that Stripe takes it', async () => {
  const opened = await openAtStripe(shop, 'stripe-disputing');
  await payAtStripe(opened.url);
  await comeBackFromStripe(shop, opened.orderId);
  const [order] = await readOrdersOfGuest(shop, 'stripe-disputing');
  const orderId = order?.id ?? '';
  await disputeAtStripe('1', orderId, 'needs_response');
  await expect.poll(() => shownOf(orderId)).toMatchObject({ status: 'open', amount: 100_000 });
  const { refundable } = await orderOf(orderId);
  await setStripeMode(shop, { webhooks: 'off' });
  await disputeAtStripe('1', orderId, 'won');
  await followDisputes(shop.db, shop.providers);
  await setStripeMode(shop, {});
  expect(await shownOf(orderId)).toBeUndefined();
  expect((await orderOf(orderId)).refundable - refundable).toBe(100_000);
});
