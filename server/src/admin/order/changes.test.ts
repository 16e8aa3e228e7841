import { refundInPart } from '@gulmohar/contract/admin/order-steps.ts';
import { listAdminReturns, moveAdminReturn, startAdminReturn } from '@gulmohar/contract/admin/return.ts';
import { getOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildCoupon } from '../../../testing/build-coupon.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buy } from '../../../testing/buy.ts';
import { changeAdmin } from '../../../testing/change-admin.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { readMails } from '../../../testing/read-mails.ts';

const admin = await changeAdmin();
const { shop, owner } = admin;
afterEach(async () => {
  await shop.runJobs();
  await expectInvariants(shop);
});
afterAll(() => shop.close());

test('a cancelled item goes back on sale and exactly its share is refunded', async () => {
  const coupon = await buildCoupon(shop.db, { amount: 30_000 });
  const { orderId, email } = await admin.order(coupon);
  const before = await admin.stockOf(admin.kurti);
  const requestId = uuid();
  await admin.takeOut(orderId, 'Kurti', { requestId });
  const { order: after } = await admin.takeOut(orderId, 'Kurti', { requestId });
  // Its share of the coupon: 300 of 5,000 on 1,000.
  expect(after).toMatchObject({ subtotal: 400_000, discount: 24_000, amount: 376_000, refunded: 94_000 });
  expect(await admin.stockOf(admin.kurti)).toEqual({ ...before, M: (before.M ?? 0) + 1 });
  expect(after.events.map(({ title }) => title)).toContain('Item cancelled: Kurti, M × 1');
  const mails = await readMails(shop, email);
  const cancellation = mails.find(({ subject }) => subject.includes('was cancelled'));
  expect(cancellation?.text).toContain('We are refunding Rs. 940');

  await admin.takeOut(orderId, 'Kurti');
  await admin.ship(orderId);
  const [invoice] = await admin.documentsOf(orderId);
  expect(invoice?.content.lines.map(({ name, paid }) => [name, paid])).toEqual([['Saree', 282_000]]);
  expect(invoice?.content.total).toBe(282_000);
});

test('the last item cannot be cancelled alone, and an item cannot be cancelled once it has shipped', async () => {
  const { orderId } = await admin.order();
  await admin.takeOut(orderId, 'Saree');
  await expect(admin.takeOut(orderId, 'Kurti', { quantity: 2 })).rejects.toMatchObject({
    code: 'STEP_NOT_POSSIBLE',
    message: 'This is the last item of the order: please cancel the order instead.',
  });
  await expect(admin.takeOut(orderId, 'Kurti', { quantity: 3 })).rejects.toMatchObject({
    reply: { fields: { quantity: 'The order has only 2 of this item' } },
  });
  await admin.ship(orderId);
  await expect(admin.takeOut(orderId, 'Kurti')).rejects.toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
});

test('a unit missing from the parcel is credited and written off, and the rest can be returned', async () => {
  const { orderId, email } = await admin.order();
  await admin.deliver(orderId);
  const before = await admin.stockOf(admin.kurti);
  await admin.takeOut(orderId, 'Kurti', { kind: 'missing' });
  expect(await admin.stockOf(admin.kurti)).toEqual(before);
  const [invoice, note] = await admin.documentsOf(orderId);
  const line = invoice?.content.lines.find(({ name }) => name.startsWith('Kurti'));
  expect(note).toMatchObject({ reason: 'missing', content: { total: 100_000, lines: [{ quantity: 1 }] } });
  const mails = await readMails(shop, email);
  expect(mails.at(-1)?.text).toContain('The credit note is attached.');

  const itemIds = [await admin.lineOf(orderId, 'Kurti')];
  await owner.api(startAdminReturn, { body: { orderId, itemIds, reason: 'Too wide' } });
  const { returns } = await owner.api(listAdminReturns, { query: {} });
  const returnId = returns.find((one) => one.orderId === orderId)?.returnId ?? '';
  for (const to of ['Return Approved', 'Returned', 'Refunded'] as const) {
    await owner.api(moveAdminReturn, { body: { returnId, to } });
  }
  const credited = (await admin.documentsOf(orderId)).slice(1).flatMap(({ content }) => content.lines);
  for (const sum of ['paid', 'taxable', 'cgst', 'sgst', 'igst', 'quantity'] as const) {
    expect(credited.reduce((all, part) => all + part[sum], 0)).toBe(line?.[sum]);
  }
  expect(await admin.stockOf(admin.kurti)).toEqual({ ...before, M: (before.M ?? 0) + 1 });
});

test('an item missing from the parcel is removed from the order and cannot be returned', async () => {
  const asha = await buildShopper(shop);
  const lines = [
    { _id: admin.kurti, size: 'M' },
    { _id: admin.saree, size: null },
  ];
  const { orderId } = await buy(shop, { lines, amount: 4_000, shopper: asha });
  await admin.deliver(orderId);
  const lineId = await admin.lineOf(orderId, 'Kurti');
  await admin.takeOut(orderId, 'Kurti', { kind: 'missing' });
  const { order: own } = await asha.api(getOrder, { query: { orderId } });
  expect(own).toMatchObject({ totals: { total: 3_000 }, refunded: 0, items: [{ name: 'Saree' }] });
  expect(own.changes).toMatchObject([{ kind: 'missing', name: 'Kurti', amount: 1_000 }]);
  const returning = owner.api(startAdminReturn, { body: { orderId, itemIds: [lineId], reason: 'No' } });
  await expect(returning).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a request that is sent twice at once for two orders changes one, and refunds one', async () => {
  const orders = [await admin.order(), await admin.order()];
  const [takenOut, requestId] = [uuid(), uuid()];
  const outcomesOf = async (calls: Promise<unknown>[]) =>
    (await Promise.allSettled(calls)).map((call) =>
      call.status === 'fulfilled' ? 'done' : (call.reason as { status: number }).status,
    );
  const removals = orders.map(({ orderId }) => admin.takeOut(orderId, 'Kurti', { requestId: takenOut }));
  expect((await outcomesOf(removals)).sort()).toEqual([409, 'done']);
  const refunds = orders.map(({ orderId }) =>
    owner.api(refundInPart, { body: { orderId, requestId, amount: 5_000, reason: 'A loose thread' } }),
  );
  expect((await outcomesOf(refunds)).sort()).toEqual([409, 'done']);
});
