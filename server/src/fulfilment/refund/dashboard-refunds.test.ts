import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { giveUpRefund, markRefunded, refundInPart } from '@gulmohar/contract/admin/order-steps.ts';
import { getMoneyProblems } from '@gulmohar/contract/admin/today.ts';
import { verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { buy, openPurchase } from '../../../testing/buy.ts';
import { refundInDashboard, refundInStripesDashboard } from '../../../testing/dashboard-refund.ts';
import { readOrdersOfGuest } from '../../../testing/guest-checkout.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { comeBackFromStripe, openAtStripe } from '../../../testing/open-at-stripe.ts';
import { payAtStripe, setStripeMode } from '../../../testing/pay-at-stripe.ts';
import { payInSandbox, setSandboxMode } from '../../../testing/pay-in-sandbox.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { readStockOf } from '../../../testing/read-stock.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { findUnmatchedPayments } from '../../sales/settlement/find-unmatched-payments.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
afterEach(async () => {
  await setSandboxMode(shop, {});
  await setStripeMode(shop, {});
  await shop.runJobs();
  await expectInvariants(shop);
});
afterAll(() => shop.close());

const newKurti = () => buildProduct(shop.db, { price: 200_000, stock: { M: 5 } });

/** Buys for Rs. 2,000. */
async function pay(guest: string) {
  const kurti = await newKurti();
  const { orderId } = await buy(shop, { lines: [{ _id: kurti, size: 'M' }], amount: 2_000, guest });
  await shop.runJobs();
  return { orderId, paymentId: await paymentOf(orderId) };
}

async function paymentOf(orderId: string): Promise<string> {
  const payment = shop.db.selectFrom('payment').where('order_id', '=', orderId).select('provider_payment_id');
  return (await payment.executeTakeFirstOrThrow()).provider_payment_id;
}

async function refund(orderId: string, amount: number): Promise<void> {
  const body = { orderId, requestId: uuid(), amount, reason: 'A loose thread' };
  await owner.api(refundInPart, { body });
}

async function rowsOf(orderId: string) {
  return shop.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('order_id', '=', orderId)
    .orderBy('refund.created_at')
    .select(['refund.id', 'refund.amount', 'refund.status', 'refund.origin'])
    .execute();
}

async function worked(orderId: string) {
  await shop.runJobs();
  return rowsOf(orderId);
}

const shown = async (orderId: string) => (await owner.api(getAdminOrder, { query: { orderId } })).order;
const stuckOf = async (orderId: string) =>
  (await owner.api(getMoneyProblems)).refunds.filter((one) => one.orderId === orderId);
const mailsAbout = async (guest: string) =>
  (await readMails(shop, `${guest}@guest.example`)).filter(({ subject }) => subject.includes('refund'));

test('a refund made in the provider’s dashboard counts, is mailed, and restocks and credits nothing', async () => {
  const { orderId, paymentId } = await pay('dashboard');
  for (let time = 0; time < 2; time++) await refund(orderId, 50_000);
  await shop.runJobs();
  const stock = await readStockOf(shop, orderId);
  await refundInDashboard(shop, paymentId, 30_000);
  await expect
    .poll(() => worked(orderId))
    .toMatchObject([
      { amount: 50_000, status: 'processed', origin: 'shop' },
      { amount: 50_000, status: 'processed', origin: 'shop' },
      { amount: 30_000, status: 'processed', origin: 'provider' },
    ]);
  const order = await shown(orderId);
  expect(order).toMatchObject({ refundable: 70_000, refunded: 130_000, documents: [] });
  expect(order.events.find(({ text }) => text.includes('dashboard'))).toMatchObject({
    title: 'Refund of Rs. 300: made',
  });
  expect(await readStockOf(shop, orderId)).toEqual(stock);
  const mails = await mailsAbout('dashboard');
  expect(mails).toHaveLength(3);
  expect(mails.at(-1)?.text).toContain('We are refunding Rs. 300');
  await expect(refund(orderId, 100_000)).rejects.toMatchObject({
    message: 'At most Rs. 700 can be refunded',
  });
  await refund(orderId, 70_000);
  await shop.runJobs();
  expect(await shown(orderId)).toMatchObject({ refundable: 0, refunded: 200_000 });
});

test('a refund made in Stripe’s dashboard counts too, with or without a webhook', async () => {
  const opened = await openAtStripe(shop, 'stripe-dashboard');
  await payAtStripe(opened.url);
  await comeBackFromStripe(shop, opened.orderId);
  const [order] = await readOrdersOfGuest(shop, 'stripe-dashboard');
  const orderId = order?.id ?? '';
  await refundInStripesDashboard(shop, await paymentOf(orderId), 30_000);
  const first = { amount: 30_000, status: 'processed', origin: 'provider' };
  await expect.poll(() => worked(orderId)).toMatchObject([first]);
  await setStripeMode(shop, { webhooks: 'off' });
  await refundInStripesDashboard(shop, await paymentOf(orderId), 20_000);
  await findUnmatchedPayments(shop.db, shop.providers);
  expect(await rowsOf(orderId)).toMatchObject([first, { ...first, amount: 20_000 }]);
});

test('a refund in the dashboard whose webhook is lost is found by comparing with the provider', async () => {
  const { orderId, paymentId } = await pay('lost-webhook');
  await setSandboxMode(shop, { webhooks: 'off' });
  await refundInDashboard(shop, paymentId, 30_000);
  for (let time = 0; time < 2; time++) await findUnmatchedPayments(shop.db, shop.providers);
  expect(await rowsOf(orderId)).toMatchObject([{ amount: 30_000, origin: 'provider' }]);
});

test('a payment that was partly refunded before the shop saw it becomes an order with that refund', async () => {
  const kurti = await newKurti();
  const lines = [{ _id: kurti, size: 'M' }];
  await setSandboxMode(shop, { webhooks: 'off' });
  const { orderId: providerOrderId } = await openPurchase(shop, { lines, amount: 2_000, guest: 'early' });
  const paid = await payInSandbox(shop, providerOrderId);
  await refundInDashboard(shop, paid.razorpay_payment_id, 30_000);
  const { orderId } = await shop.api(verifyRazorpayPayment, { body: paid });
  expect(await shown(orderId)).toMatchObject({ refundable: 170_000, refunded: 30_000 });
});

test('a refund that the provider refuses shows its words and what is really left, and can be given up', async () => {
  const { orderId, paymentId } = await pay('refused');
  await setSandboxMode(shop, { webhooks: 'off' });
  await refundInDashboard(shop, paymentId, 30_000);
  await refund(orderId, 200_000);
  await shop.runJobs();
  const [stuck] = await stuckOf(orderId);
  expect(stuck).toMatchObject({
    status: 'pending',
    origin: 'shop',
    canBeSettled: true,
    refusal: 'The total refund amount is greater than the refund payment amount',
  });
  expect(
    (await shown(orderId)).events.find(({ kind, isProblem }) => kind === 'refund' && isProblem),
  ).toBeDefined();
  const refundId = stuck?.refundId ?? '';
  const packer = await buildStaff(shop, 'packer');
  await expect(packer.api(giveUpRefund, { body: { refundId, reason: 'x' } })).rejects.toMatchObject({
    status: 403,
  });
  await expect(owner.api(giveUpRefund, { body: { refundId, reason: '' } })).rejects.toMatchObject({
    status: 400,
  });
  const body = { refundId, reason: 'Partly refunded at Razorpay' };
  await owner.api(giveUpRefund, { body });
  await expect(owner.api(giveUpRefund, { body })).rejects.toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
  expect(await stuckOf(orderId)).toEqual([]);
  expect(await shown(orderId)).toMatchObject({ refundable: 170_000, refunded: 30_000 });
  const audit = shop.db
    .selectFrom('audit_entry')
    .where('action', '=', 'order.refund-given-up')
    .select('after');
  expect(await audit.execute()).toMatchObject([{ after: { amount: 200_000, reason: body.reason } }]);
  await refund(orderId, 170_000);
  await shop.runJobs();
  expect(await shown(orderId)).toMatchObject({ refundable: 0, refunded: 200_000 });
});

/** A refund of Rs. 500 that the provider failed. */
async function fail(guest: string) {
  const { orderId, paymentId } = await pay(guest);
  await setSandboxMode(shop, { api: 'error' });
  await refund(orderId, 50_000);
  await shop.runJobs();
  await setSandboxMode(shop, {});
  const [row] = await rowsOf(orderId);
  const refundId = row?.id ?? '';
  await shop.db.updateTable('refund').set({ status: 'failed' }).where('id', '=', refundId).execute();
  return { orderId, paymentId, refundId };
}

test('a failed refund that staff made in the dashboard is marked as made, and the money counts once', async () => {
  const { orderId, paymentId, refundId } = await fail('by-hand');
  await expect(owner.api(markRefunded, { body: { refundId } })).rejects.toMatchObject({
    message: 'Please enter a reason',
  });
  const body = { refundId, reason: 'Made in the dashboard' };
  await expect(owner.api(markRefunded, { body })).rejects.toMatchObject({
    message: expect.stringContaining('The provider lists no other refund of Rs. 500'),
  });
  await refundInDashboard(shop, paymentId, 50_000);
  await owner.api(markRefunded, { body });
  await shop.runJobs();
  expect(await rowsOf(orderId)).toMatchObject([{ id: refundId, status: 'processed', origin: 'shop' }]);
  expect(await shown(orderId)).toMatchObject({ refundable: 150_000, refunded: 50_000 });
  expect((await mailsAbout('by-hand')).at(-1)?.subject).toMatch(/is complete$/);
});

test('a failed refund that staff paid by UPI is marked as made with the bank’s reference', async () => {
  const { orderId, refundId } = await fail('by-upi');
  await owner.api(markRefunded, { body: { refundId, reason: 'Card closed', reference: 'UTR 5' } });
  expect(await rowsOf(orderId)).toMatchObject([{ status: 'processed' }]);
  expect(await stuckOf(orderId)).toEqual([]);
});

test('a refund that the provider made after all is not given up', async () => {
  const { orderId } = await pay('after-all');
  await setSandboxMode(shop, { api: 'lost-answer', webhooks: 'off' });
  await refund(orderId, 50_000);
  await shop.runJobs();
  await setSandboxMode(shop, { webhooks: 'off' });
  const [pending] = await rowsOf(orderId);
  expect(pending).toMatchObject({ status: 'pending' });
  const body = { refundId: pending?.id ?? '', reason: 'No answer' };
  await expect(owner.api(giveUpRefund, { body })).rejects.toMatchObject({
    message: 'This refund has been made.',
  });
  expect(await rowsOf(orderId)).toMatchObject([{ status: 'processed', origin: 'shop' }]);
});
