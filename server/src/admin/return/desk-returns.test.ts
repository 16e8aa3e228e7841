import { getDeskOrder } from '@gulmohar/contract/admin/desk-order.ts';
import { refundInPart } from '@gulmohar/contract/admin/desk-order-steps.ts';
import { listDeskReturns, moveDeskReturn } from '@gulmohar/contract/admin/desk-return.ts';
import { getOrder, requestReturn } from '@gulmohar/contract/order.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveOrder } from '../../order/move-order.ts';
import { buildOrder } from '../../testing/build-order.ts';
import { buildShopper, type TestShopper } from '../../testing/build-shopper.ts';
import { buildStaff, type TestStaff } from '../../testing/build-staff.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { readSandboxLedger } from '../../testing/pay-in-sandbox.ts';
import { readMails } from '../../testing/read-mails.ts';
import { seller } from '../../testing/seller.ts';
import { type TestShop, testShop } from '../../testing/test-shop.ts';

let shop: TestShop;
let asha: TestShopper;
let owner: TestStaff;
let support: TestStaff;

beforeAll(async () => {
  shop = await testShop();
  asha = await buildShopper(shop);
  owner = await buildStaff(shop);
  support = await buildStaff(shop, 'support');
});
afterAll(async () => {
  await expectInvariants(shop);
  await shop.close();
});

/** A delivered order whose only item the shopper wants to return. */
async function askForReturn(): Promise<{ orderId: string; returnId: string }> {
  const orderId = await buildOrder(shop, asha, { age: '6 days' });
  for (const to of ['Packing', 'Shipped', 'Out for delivery', 'Delivered'] as const) {
    await moveOrder(shop.db, orderId, { to, actor: 'operator', seller });
  }
  const { order } = await asha.api(getOrder, { query: { orderId } });
  const itemIds = order.items.map((item) => item._id);
  await asha.api(requestReturn, { body: { orderId, itemIds, reason: 'Too tight' } });
  const { returns } = await support.api(listDeskReturns);
  const request = returns.find((one) => one.orderId === orderId);
  if (!request) throw new Error('The desk does not show the return');
  expect(request).toMatchObject({
    status: 'Return Requested',
    item: 'Test Kurti, M × 1',
    reason: 'Too tight',
  });
  return { orderId, returnId: request.returnId };
}

test('a return is approved and received by support, refunded by the owner, and the money moves once', async () => {
  const { orderId, returnId } = await askForReturn();
  await support.api(moveDeskReturn, { body: { returnId, to: 'Return Approved' } });
  await support.api(moveDeskReturn, { body: { returnId, to: 'Returned' } });
  const refund = { body: { returnId, to: 'Refunded' as const } };
  await expect(support.api(moveDeskReturn, refund)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const { refunded } = await readSandboxLedger(shop);
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => owner.api(moveDeskReturn, refund)));
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  await shop.runJobs();
  expect((await readSandboxLedger(shop)).refunded - refunded).toBe(250_000);
  const { order } = await owner.api(getDeskOrder, { query: { orderId } });
  expect(order.documents.map((document) => document.kind)).toEqual(['invoice', 'credit-note']);
  expect(order.moments.map(({ title, by }) => `${title} by ${by}`)).toContain(
    'Returned: Test Kurti, M by Test support',
  );
});

test('who got a part back before gets the rest, and reads the true amount', async () => {
  const { orderId, returnId } = await askForReturn();
  await owner.api(refundInPart, {
    body: { orderId, requestId: uuid(), amount: 50_000, reason: 'A loose thread' },
  });
  for (const to of ['Return Approved', 'Returned', 'Refunded'] as const) {
    await owner.api(moveDeskReturn, { body: { returnId, to } });
  }
  const mails = await readMails(shop, asha.email);
  expect(mails.at(-1)?.text).toContain('We are refunding Rs. 2,000 for Test Kurti');
});

test('why a return is not taken stands in the mail', async () => {
  const { returnId } = await askForReturn();
  const note = 'The tag was cut off.';
  await support.api(moveDeskReturn, { body: { returnId, to: 'Return Rejected', note } });
  const mails = await readMails(shop, asha.email);
  expect(mails.at(-1)?.text).toContain(note);
});
