import { giveUpRefund, markRefunded } from '@gulmohar/contract/admin/order-steps.ts';
import { listAdminReturns, moveAdminReturn } from '@gulmohar/contract/admin/return.ts';
import { cancelOrder, getOrder, requestReturn } from '@gulmohar/contract/fulfilment/order.ts';
import { createRazorpayOrder, verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { getStoreCredit } from '@gulmohar/contract/sales/store-credit.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { makeOlder } from '../../../testing/build-order.ts';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper, type TestShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { buy } from '../../../testing/buy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { payInSandbox, readSandboxLedger } from '../../../testing/pay-in-sandbox.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { deliverOrder } from '../../../testing/ship-order.ts';
import { shopperWithCredit } from '../../../testing/shopper-with-credit.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { expireCredit } from '../../payments/credit/expire-credit.ts';
import { refundAsCredit } from '../../payments/credit/refund-as-credit.ts';
import { requestRefund } from '../../payments/request-refund.ts';
import { settleOverdueCheckouts } from '../settlement/settle-overdue-checkouts.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 60 } });
afterEach(async () => {
  await shop.runJobs();
  await expectInvariants(shop);
});
afterAll(() => shop.close());

const shopperWith = (rupees: number) => shopperWithCredit(shop, rupees);

function open(shopper: TestShopper, credit: number) {
  const { guestInfo, ...order } = buildOrderData([{ _id: kurti, size: 'M' }]);
  const orderData = { ...order, guestInfo: guestInfo && { ...guestInfo, email: shopper.email } };
  return shopper.api(createRazorpayOrder, { body: { amount: 2_500, credit, isGuest: false, orderData } });
}

async function balanceOf(shopper: TestShopper): Promise<number> {
  return (await shopper.api(getStoreCredit)).balance;
}

test('credit pays a part of an order and the provider the rest, and a cancelled order gives both back', async () => {
  const asha = await shopperWith(600);
  const opened = await open(asha, 600);
  expect(opened).toMatchObject({ amount: 190_000, isPlaced: false });
  expect(await balanceOf(asha)).toBe(0);
  const { orderId } = await asha.api(verifyRazorpayPayment, {
    body: await payInSandbox(shop, opened.orderId),
  });
  const read = async () => (await asha.api(getOrder, { query: { orderId } })).order;
  expect(await read()).toMatchObject({ amount: 2_500, creditPaid: 600, paymentMethod: 'card' });
  const mails = await readMails(shop, asha.email);
  expect(mails.at(-1)?.text).toContain('We have received your payment of Rs. 1,900.');
  const { refunded } = await readSandboxLedger(shop);
  await asha.api(cancelOrder, { body: { orderId } });
  await shop.runJobs();
  expect((await readSandboxLedger(shop)).refunded - refunded).toBe(190_000);
  const { balance, entries } = await asha.api(getStoreCredit);
  expect(balance).toBe(600);
  expect(entries.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
    'returned 600',
    'spent -600',
    'given 600',
  ]);
  expect((await readMails(shop, asha.email)).at(-1)?.text).toContain(
    'We have added Rs. 600 to your store credit. We are refunding Rs. 1,900.',
  );
});

test('an order that credit pays in full is placed at once, with its invoice at the full value', async () => {
  const asha = await shopperWith(3_000);
  const opened = await open(asha, 2_500);
  expect(opened).toMatchObject({ amount: 0, isPlaced: true });
  const { order } = await asha.api(getOrder, { query: { orderId: opened.orderId } });
  expect(order).toMatchObject({
    amount: 2_500,
    creditPaid: 2_500,
    payment: true,
    paymentMethod: 'store-credit',
    totals: { discount: 0, total: 2_500 },
  });
  expect(await balanceOf(asha)).toBe(500);
  await deliverOrder(shop, opened.orderId);
  const { content } = await shop.db
    .selectFrom('tax_document')
    .where('order_id', '=', opened.orderId)
    .where('kind', '=', 'invoice')
    .select('content')
    .executeTakeFirstOrThrow();
  expect(content).toMatchObject({ total: 250_000 });
});

test('an abandoned checkout gives its credit back, and so does a newer one that takes its place', async () => {
  const asha = await shopperWith(600);
  await open(asha, 600);
  await open(asha, 500);
  expect(await balanceOf(asha)).toBe(100);
  await shop.db
    .updateTable('checkout')
    .set({ expires_at: new Date(0) })
    .where('user_id', '=', asha.userId)
    .where('status', '=', 'open')
    .execute();
  await settleOverdueCheckouts(shop.db, shop.providers);
  expect(await balanceOf(asha)).toBe(600);
});

test('a payment that arrives after its credit was spent otherwise is refunded', async () => {
  const asha = await shopperWith(600);
  const late = await open(asha, 600);
  await shop.db
    .updateTable('checkout')
    .set({ expires_at: new Date(0) })
    .where('provider_order_id', '=', late.orderId)
    .execute();
  await settleOverdueCheckouts(shop.db, shop.providers);
  const other = await buildProduct(shop.db, { price: 300_000, stock: { M: 1 } });
  const orderData = buildOrderData([{ _id: other, size: 'M' }]);
  const second = await asha.api(createRazorpayOrder, {
    body: { amount: 3_000, credit: 600, isGuest: false, orderData },
  });
  await asha.api(verifyRazorpayPayment, { body: await payInSandbox(shop, second.orderId) });
  const paid = await payInSandbox(shop, late.orderId);
  await expect(asha.api(verifyRazorpayPayment, { body: paid })).rejects.toMatchObject({
    code: 'ORDER_NOT_POSSIBLE',
  });
  expect(await balanceOf(asha)).toBe(0);
});

test('a shopper cannot use more credit than there is, credit of others, or leave less than Re. 1 to pay', async () => {
  const asha = await shopperWith(600);
  await expect(open(asha, 700)).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
    message: 'Your store credit has changed. Please check the new amount.',
  });
  await expect(open(await buildShopper(shop), 100)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  await expect(open(asha, 2_499.5)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await expect(open(asha, 2_600)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await expect(open(asha, 0.001)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  const orderData = buildOrderData([{ _id: kurti, size: 'M' }], 'guest');
  await expect(
    shop.api(createRazorpayOrder, { body: { amount: 2_500, credit: 100, isGuest: true, orderData } }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  expect(await balanceOf(asha)).toBe(600);
});

test('twenty checkouts at once spend a balance once', async () => {
  const asha = await shopperWith(2_500);
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => open(asha, 2_500)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await balanceOf(asha)).toBe(0);
});

test('a refund to credit cannot be recorded as paid by UPI, and gives nothing once staff gave it up', async () => {
  const asha = await shopperWith(2_500);
  const { orderId } = await open(asha, 2_500);
  const { id: paymentId } = await shop.db
    .selectFrom('payment')
    .where('order_id', '=', orderId)
    .select('id')
    .executeTakeFirstOrThrow();
  const refundId = await shop.db
    .transaction()
    .execute((trx) => requestRefund(trx, { paymentId, amount: 100_000, reason: 'A loose thread' }));
  const asPaid = { refundId, reference: 'UTR123456', reason: 'Paid by UPI' };
  await expect(owner.api(markRefunded, { body: asPaid })).rejects.toMatchObject({
    message: 'Store credit is not paid out: this goes back to the account.',
  });
  await owner.api(giveUpRefund, { body: { refundId, reason: 'By mistake' } });
  expect(await refundAsCredit(shop.db, refundId, null)).toBe(true);
  expect(await balanceOf(asha)).toBe(0);
});

test('a shopper who chooses credit for a return gets it instead of the money, with the credit note', async () => {
  const asha = await buildShopper(shop);
  const { orderId } = await buy(shop, {
    shopper: asha,
    lines: [{ _id: kurti, size: 'M' }],
    amount: 2_500,
  });
  await makeOlder(shop, orderId, '6 days');
  await deliverOrder(shop, orderId);
  const { order } = await asha.api(getOrder, { query: { orderId } });
  const itemIds = order.items.map(({ _id }) => _id);
  await asha.api(requestReturn, { body: { orderId, itemIds, reason: 'Too tight', toCredit: true } });
  const { returns } = await owner.api(listAdminReturns, { query: {} });
  const asked = returns.find((one) => one.orderId === orderId);
  expect(asked?.toCredit).toBe(true);
  const { refunded } = await readSandboxLedger(shop);
  for (const to of ['Return Approved', 'Returned', 'Refunded'] as const) {
    await owner.api(moveAdminReturn, { body: { returnId: asked?.returnId ?? '', to } });
  }
  await shop.runJobs();
  expect(await balanceOf(asha)).toBe(2_500);
  expect((await readSandboxLedger(shop)).refunded).toBe(refunded);
  expect((await readMails(shop, asha.email)).at(-1)?.text).toContain(
    'We have added Rs. 2,500 for Test Kurti, size M × 1 to your store credit.',
  );
  const notes = await shop.db
    .selectFrom('tax_document')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'credit-note')
    .select('content')
    .execute();
  expect(notes).toMatchObject([{ content: { total: 250_000 } }]);
});

test('credit expires in the night after its end, as far as it was not spent', async () => {
  const asha = await shopperWith(1_000);
  const account = await shop.db
    .selectFrom('credit_account')
    .where('user_id', '=', asha.userId)
    .select('id')
    .executeTakeFirstOrThrow();
  const until = (end: Date) =>
    shop.db
      .updateTable('credit_entry')
      .set({ expires_at: end })
      .where('kind', '=', 'given')
      .where('account_id', '=', account.id)
      .execute();
  await open(asha, 300);
  await until(new Date(Date.now() + 60_000));
  await expireCredit(shop.db);
  expect(await balanceOf(asha)).toBe(700);
  await until(new Date(0));
  await expireCredit(shop.db);
  await expireCredit(shop.db);
  const { balance, entries } = await asha.api(getStoreCredit);
  expect(balance).toBe(0);
  expect(entries[0]).toMatchObject({ kind: 'expired', amount: -700 });
});
