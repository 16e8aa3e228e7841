import { getMoneyProblems } from '@gulmohar/contract/admin/today.ts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { openPurchase } from '../../../testing/buy.ts';
import { readOrdersOfGuest } from '../../../testing/guest-checkout.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { openAtStripe } from '../../../testing/open-at-stripe.ts';
import { payAtStripe, setStripeMode } from '../../../testing/pay-at-stripe.ts';
import { ledgerOf, type Paid, payInSandbox, setSandboxMode } from '../../../testing/pay-in-sandbox.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { doctorCommand } from '../../app/command-line/doctor-command.ts';
import { readEnvironment } from '../../platform/config/env.ts';
import { findUnmatchedPayments } from './find-unmatched-payments.ts';

const shop = await testShop({ STRIPE_SANDBOX: 'offered' });
const owner = await buildStaff(shop);
// The provider's webhook is lost along with the order.
await setSandboxMode(shop, { webhooks: 'off' });
await setStripeMode(shop, { webhooks: 'off' });
afterEach(async () => {
  await shop.runJobs();
  await expectInvariants(shop);
});
afterAll(() => shop.close());

const unmatched = async () => (await owner.api(getMoneyProblems)).unmatched;

/** Runs the operator's command, with an answer typed or `--yes`. @returns its output */
async function repair(...args: string[]): Promise<string> {
  const said: string[] = [];
  const { db } = shop;
  const { pool, connection } = shop.database;
  const env = readEnvironment({ STRIPE_SANDBOX: 'offered', MASTER_KEY: process.env.MASTER_KEY });
  await doctorCommand.read(['--repair', ...args])({
    db,
    pool,
    connection,
    env,
    say: (line) => said.push(line),
  });
  return said.join('\n');
}

/** Pays so long ago that nothing is still about to be recorded. */
async function payLongAgo(providerOrderId: string, age: string): Promise<Paid> {
  const paid = await payInSandbox(shop, providerOrderId);
  await sql`update sandbox.payment set created_at = now() - ${age}::interval
    where id = ${paid.razorpay_payment_id}`.execute(shop.db);
  return paid;
}

/** Opens a checkout as a restored backup has it, from before the provider's response was stored. */
async function openAndForget(guest: string, stock = 5): Promise<string> {
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: stock } });
  const lines = [{ _id: kurti, size: 'M' }];
  const { orderId } = await openPurchase(shop, { lines, amount: 2_000, guest });
  await shop.db
    .updateTable('checkout')
    .set({ provider_order_id: null })
    .where('provider_order_id', '=', orderId)
    .execute();
  return orderId;
}

/** Opens only the provider's order, as when the checkout was lost. */
async function openWithoutCheckout(): Promise<string> {
  const { id } = await shop.providers.razorpay.openOrder({
    amount: 150_000,
    currency: 'INR',
    receipt: uuid(),
  });
  return id;
}

test('a payment whose checkout exists becomes its order once the operator has reviewed and confirmed it', async () => {
  const { razorpay_payment_id: paymentId, razorpay_order_id: orderId } = await payLongAgo(
    await openAndForget('adopted'),
    '10 minutes',
  );
  await findUnmatchedPayments(shop.db, shop.providers);
  expect(await unmatched()).toMatchObject([
    { provider: 'razorpay', paymentId, amount: 200_000, hasCheckout: true },
  ]);
  const shown = await repair();
  expect(shown).toContain(`razorpay ${paymentId} of Rs. 2,000: becomes the order of its checkout`);
  expect(shown).toContain('Nothing was changed.');
  expect(await readOrdersOfGuest(shop, 'adopted')).toEqual([]);

  expect(await repair('--yes')).toMatch(/became order [0-9a-f-]{36}/);
  expect(await readOrdersOfGuest(shop, 'adopted')).toHaveLength(1);
  expect(await ledgerOf(shop, orderId)).toEqual({ captured: 200_000, refunded: 0 });
  expect(await unmatched()).toEqual([]);
  expect(await repair('--yes')).toContain('Every captured payment has an order.');
});

test('a payment whose checkout is lost is found at once and refunded once', async () => {
  const orderId = await openWithoutCheckout();
  const { razorpay_payment_id: paymentId } = await payInSandbox(shop, orderId);
  await findUnmatchedPayments(shop.db, shop.providers);
  expect(await unmatched()).toMatchObject([{ paymentId, hasCheckout: false }]);
  expect(await repair('--yes')).toContain('is refunded, because its checkout no longer exists');
  expect(await ledgerOf(shop, orderId)).toEqual({ captured: 150_000, refunded: 150_000 });
  expect(await repair('--yes')).toContain('Every captured payment has an order.');
  expect(await ledgerOf(shop, orderId)).toEqual({ captured: 150_000, refunded: 150_000 });
});

test('an unmatched Stripe payment becomes its order as well', async () => {
  const { orderId, url } = await openAtStripe(shop, 'striped');
  await payAtStripe(url);
  await sql`update sandbox.stripe_payment set created_at = now() - interval '10 minutes'`.execute(shop.db);
  await shop.db.updateTable('checkout').set({ provider_order_id: null }).where('id', '=', orderId).execute();
  await findUnmatchedPayments(shop.db, shop.providers);
  expect(await unmatched()).toMatchObject([{ provider: 'stripe', hasCheckout: true }]);
  await repair('--yes');
  expect(await readOrdersOfGuest(shop, 'striped')).toHaveLength(1);
});

test('a payment in progress is not reported as unmatched', async () => {
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 5 } });
  const opened = await openPurchase(shop, {
    lines: [{ _id: kurti, size: 'M' }],
    amount: 2_000,
    guest: 'paying',
  });
  await payInSandbox(shop, opened.orderId);
  await findUnmatchedPayments(shop.db, shop.providers);
  expect(await unmatched()).toEqual([]);
  expect(await repair('--yes')).toContain('Every captured payment has an order.');
  expect(await readOrdersOfGuest(shop, 'paying')).toEqual([]);
});

test('a payment for another shop of the same account is left alone', async () => {
  const orderId = await openWithoutCheckout();
  await sql`update sandbox.provider_order set notes = '{"shop": "another"}' where id = ${orderId}`.execute(
    shop.db,
  );
  const { razorpay_payment_id: paymentId } = await payInSandbox(shop, orderId);
  await findUnmatchedPayments(shop.db, shop.providers);
  expect(await unmatched()).toEqual([]);
  expect(await repair('--yes')).toContain('Every captured payment has an order.');
  expect(await ledgerOf(shop, orderId)).toEqual({ captured: 150_000, refunded: 0 });
  // Its owner refunds it on the provider's dashboard.
  await shop.providers.razorpay.refund({ paymentId, amount: 150_000, idempotencyKey: uuid() });
});

test('payments since the backup are compared after a restore, however old the backup is', async () => {
  const orderId = await openWithoutCheckout();
  const { razorpay_payment_id: paymentId } = await payLongAgo(orderId, '3 days');
  await findUnmatchedPayments(shop.db, shop.providers);
  expect(await unmatched()).toEqual([]);
  await sql`update ledger_position set read_until = now() - interval '4 days'`.execute(shop.db);
  await findUnmatchedPayments(shop.db, shop.providers);
  expect(await unmatched()).toMatchObject([{ paymentId }]);
  // It stays listed until it is dealt with, in whatever way.
  await findUnmatchedPayments(shop.db, shop.providers);
  expect(await unmatched()).toHaveLength(1);
  await shop.providers.razorpay.refund({ paymentId, amount: 150_000, idempotencyKey: uuid() });
  await findUnmatchedPayments(shop.db, shop.providers);
  expect(await unmatched()).toEqual([]);
});
