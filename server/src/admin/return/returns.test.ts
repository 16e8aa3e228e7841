import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { refundInPart } from '@gulmohar/contract/admin/order-steps.ts';
import { listAdminReturns, moveAdminReturn, startAdminReturn } from '@gulmohar/contract/admin/return.ts';
import { getOrder, requestReturn } from '@gulmohar/contract/fulfilment/order.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { buildGuestOrder, buildOrder } from '../../../testing/build-order.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { readSandboxLedger } from '../../../testing/pay-in-sandbox.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { readStockOf } from '../../../testing/read-stock.ts';
import { seller } from '../../../testing/seller.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { moveOrder } from '../../fulfilment/change/move-order.ts';

const shop = await testShop();
const asha = await buildShopper(shop);
const owner = await buildStaff(shop);
const support = await buildStaff(shop, 'support');
afterAll(async () => {
  await expectInvariants(shop);
  await shop.close();
});

/** Creates a delivered order and requests the return of its only item. */
async function requestOneReturn(): Promise<{ orderId: string; returnId: string }> {
  const orderId = await buildOrder(shop, asha, { age: '6 days' });
  for (const to of ['Packing', 'Shipped', 'Out for delivery', 'Delivered'] as const) {
    await moveOrder(shop.db, orderId, { to, actor: 'operator', seller });
  }
  const { order } = await asha.api(getOrder, { query: { orderId } });
  const itemIds = order.items.map((item) => item._id);
  await asha.api(requestReturn, { body: { orderId, itemIds, reason: 'Too tight' } });
  const { returns } = await support.api(listAdminReturns);
  const request = returns.find((one) => one.orderId === orderId);
  if (!request) throw new Error('The admin does not show the return');
  expect(request).toMatchObject({
    status: 'Return Requested',
    item: 'Test Kurti, M × 1',
    reason: 'Too tight',
  });
  return { orderId, returnId: request.returnId };
}

test('support approves and receives a return, the owner refunds it, and the money moves exactly once', async () => {
  const { orderId, returnId } = await requestOneReturn();
  await support.api(moveAdminReturn, { body: { returnId, to: 'Return Approved' } });
  await support.api(moveAdminReturn, { body: { returnId, to: 'Returned' } });
  const refund = { body: { returnId, to: 'Refunded' as const } };
  await expect(support.api(moveAdminReturn, refund)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const { refunded } = await readSandboxLedger(shop);
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => owner.api(moveAdminReturn, refund)));
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  await shop.runJobs();
  expect((await readSandboxLedger(shop)).refunded - refunded).toBe(250_000);
  const { order } = await owner.api(getAdminOrder, { query: { orderId } });
  expect(order.documents.map((document) => document.kind)).toEqual(['invoice', 'credit-note']);
  expect(order.events.map(({ title, by }) => `${title} by ${by}`)).toContain(
    'Returned: Test Kurti, M by Test support',
  );
});

test('a return after a partial refund refunds the rest, and the mail names the true amount', async () => {
  const { orderId, returnId } = await requestOneReturn();
  await owner.api(refundInPart, {
    body: { orderId, requestId: uuid(), amount: 50_000, reason: 'A loose thread' },
  });
  for (const to of ['Return Approved', 'Returned', 'Refunded'] as const) {
    await owner.api(moveAdminReturn, { body: { returnId, to } });
  }
  const mails = await readMails(shop, asha.email);
  expect(mails.at(-1)?.text).toContain('We are refunding Rs. 2,000 for Test Kurti');
});

test('the list shows the amount still refundable after a partial refund', async () => {
  const { orderId, returnId } = await requestOneReturn();
  await owner.api(refundInPart, {
    body: { orderId, requestId: uuid(), amount: 50_000, reason: 'A loose thread' },
  });
  const due = async (status?: 'Refunded') => {
    const { returns } = await support.api(listAdminReturns, { query: status ? { status } : {} });
    return returns.find((one) => one.returnId === returnId)?.refundAmount;
  };
  expect(await due()).toBe(200_000);
  for (const to of ['Return Approved', 'Returned', 'Refunded'] as const) {
    await owner.api(moveAdminReturn, { body: { returnId, to } });
  }
  expect(await due('Refunded')).toBe(200_000);
});

/** Creates a guest's order of today that has been shipped. */
async function buyAndShip(guest: string) {
  const orderId = await buildGuestOrder(shop, guest);
  for (const to of ['Packing', 'Shipped'] as const) {
    await moveOrder(shop.db, orderId, { to, actor: 'operator', seller });
  }
  const { order } = await support.api(getAdminOrder, { query: { orderId } });
  return { orderId, itemIds: order.lines.map((line) => line.lineId) };
}

test('support can start a return for a guest on the first day, and it follows the usual steps', async () => {
  const { orderId, itemIds } = await buyAndShip('started');
  const reason = 'Torn at the hem';
  await support.api(startAdminReturn, { body: { orderId, itemIds, reason } });
  const { returns } = await support.api(listAdminReturns);
  const request = returns.find((one) => one.orderId === orderId);
  expect(request).toMatchObject({ status: 'Return Requested', reason, refundAmount: 250_000 });
  const { returnId = '' } = request ?? {};
  const stock = await readStockOf(shop, orderId);
  await support.api(moveAdminReturn, { body: { returnId, to: 'Return Approved' } });
  await support.api(moveAdminReturn, { body: { returnId, to: 'Returned' } });
  expect(await readStockOf(shop, orderId)).toBe(stock + 1);
  await owner.api(moveAdminReturn, { body: { returnId, to: 'Refunded' } });
  const { order } = await owner.api(getAdminOrder, { query: { orderId } });
  expect(order).toMatchObject({ refunded: 250_000, lines: [{ isReturnable: false }] });
  expect(order.documents.map((document) => document.kind)).toEqual(['invoice', 'credit-note']);
  expect(order.events).toContainEqual(
    expect.objectContaining({
      title: 'Return Requested: Test Kurti, M',
      text: reason,
      by: 'Test support',
    }),
  );
  const { entries } = await owner.api(listAudit, { query: { subject: returnId } });
  expect(entries.at(-1)).toMatchObject({ action: 'return.start', staffName: 'Test support' });
  const mails = await readMails(shop, 'started@guest.example');
  expect(mails.map((mail) => mail.text).join()).toContain(
    'We have started the return of Test Kurti, size M × 1 for you.',
  );
});

test('staff can start a return only once for each item, and only after the order has shipped', async () => {
  const { orderId, itemIds } = await buyAndShip('twice');
  const body = { orderId, itemIds, reason: 'Torn' };
  const tries = await Promise.allSettled(
    Array.from({ length: 5 }, () => support.api(startAdminReturn, { body })),
  );
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  await expect(support.api(startAdminReturn, { body })).rejects.toMatchObject({
    status: 409,
    message: 'Return already requested',
  });
  const early = await buildGuestOrder(shop, 'early');
  const { order } = await support.api(getAdminOrder, { query: { orderId: early } });
  const [line] = order.lines;
  expect(line?.isReturnable).toBe(false);
  const input = { orderId: early, itemIds: [line?.lineId ?? ''] };
  await expect(support.api(startAdminReturn, { body: { ...input, reason: 'Torn' } })).rejects.toMatchObject({
    status: 409,
    message: 'The order is Order Placed: nothing has been sent yet, so it can be cancelled.',
  });
  await expect(support.api(startAdminReturn, { body: { ...input, reason: ' ' } })).rejects.toMatchObject({
    status: 400,
    message: 'Return reason is required',
  });
  await expect(support.api(startAdminReturn, { body: { ...body, orderId: early } })).rejects.toMatchObject({
    status: 404,
  });
});

test('a packer cannot start a return', async () => {
  const packer = await buildStaff(shop, 'packer');
  const { orderId, itemIds } = await buyAndShip('packed');
  await expect(
    packer.api(startAdminReturn, { body: { orderId, itemIds, reason: 'Torn' } }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('the mail about a rejected return gives the reason', async () => {
  const { returnId } = await requestOneReturn();
  const note = 'The tag was cut off.';
  await support.api(moveAdminReturn, { body: { returnId, to: 'Return Rejected', note } });
  const mails = await readMails(shop, asha.email);
  expect(mails.at(-1)?.text).toContain(note);
});
