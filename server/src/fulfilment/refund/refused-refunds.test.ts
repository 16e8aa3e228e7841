import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { refundInPart } from '@gulmohar/contract/admin/order-steps.ts';
import { listAdminReturns, moveAdminReturn, startAdminReturn } from '@gulmohar/contract/admin/return.ts';
import { getMoneyProblems } from '@gulmohar/contract/admin/today.ts';
import { getOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { makeJobsDue } from '../../../testing/make-jobs-due.ts';
import { setSandboxMode } from '../../../testing/pay-in-sandbox.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { deliverOrder } from '../../../testing/ship-order.ts';
import { testShop } from '../../../testing/test-shop.ts';

const NO_BALANCE = 'Your account does not have enough balance to carry out the refund operation.';

const shop = await testShop();
const owner = await buildStaff(shop);
const asha = await buildShopper(shop);
afterEach(async () => {
  await setSandboxMode(shop, {});
  await shop.runJobs();
  await expectInvariants(shop);
});
afterAll(() => shop.close());

/** A delivered order whose only item came back. */
async function receiveReturn() {
  const orderId = await buildOrder(shop, asha, { age: '6 days' });
  await deliverOrder(shop, orderId);
  const { order } = await asha.api(getOrder, { query: { orderId } });
  const itemIds = order.items.map((item) => item._id);
  await owner.api(startAdminReturn, { body: { orderId, itemIds, reason: 'Too tight' } });
  const { returns } = await owner.api(listAdminReturns);
  const returnId = returns.find((request) => request.orderId === orderId)?.returnId ?? '';
  for (const to of ['Return Approved', 'Returned'] as const) {
    await owner.api(moveAdminReturn, { body: { returnId, to } });
  }
  await shop.runJobs();
  return { orderId, returnId };
}

async function refundedReturn(returnId: string) {
  const { returns } = await owner.api(listAdminReturns, { query: { status: 'Refunded' } });
  return returns.find((request) => request.returnId === returnId);
}

const mailsSince = async (count: number) => (await readMails(shop, asha.email)).slice(count);

test('a refund that the provider refuses is shown at once with its words and a hint, and the mail says that it will follow', async () => {
  const { orderId, returnId } = await receiveReturn();
  const count = (await readMails(shop, asha.email)).length;
  await setSandboxMode(shop, { refunds: 'no-balance' });
  await owner.api(moveAdminReturn, { body: { returnId, to: 'Refunded' } });
  await shop.runJobs();

  expect(await refundedReturn(returnId)).toMatchObject({ refundProblem: NO_BALANCE });
  const { order: seen } = await owner.api(getAdminOrder, { query: { orderId } });
  expect(seen.events.find(({ kind, isProblem }) => kind === 'refund' && isProblem)).toMatchObject({
    title: expect.stringContaining('refused by the provider'),
    text: expect.stringMatching(/enough balance[\s\S]*Please add some in its dashboard/),
  });
  const { refunds } = await owner.api(getMoneyProblems);
  expect(refunds.find((refund) => refund.orderId === orderId)).toMatchObject({ refusal: NO_BALANCE });
  const { order } = await asha.api(getOrder, { query: { orderId } });
  expect(order.refunds).toMatchObject([{ state: 'delayed' }]);
  const [mail, ...others] = await mailsSince(count);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('and write to you again once the money has been sent');
  expect(mail?.text).not.toContain('We are refunding');

  await setSandboxMode(shop, {});
  await makeJobsDue(shop.db);
  await shop.runJobs();
  expect(await refundedReturn(returnId)).toMatchObject({ refundProblem: null });
  expect((await mailsSince(count + 1)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your refund for order \w+ is complete$/),
  ]);
});

test('a mail about a refund waits for the provider’s reply while the provider is away', async () => {
  const orderId = await buildOrder(shop, asha);
  await shop.runJobs();
  const count = (await readMails(shop, asha.email)).length;
  await setSandboxMode(shop, { api: 'error' });
  await owner.api(refundInPart, {
    body: { orderId, requestId: uuid(), amount: 5_000, reason: 'A loose thread' },
  });
  await shop.runJobs();
  expect(await mailsSince(count)).toEqual([]);
  await setSandboxMode(shop, {});
  await makeJobsDue(shop.db);
  await shop.runJobs();
  const [mail, ...others] = await mailsSince(count);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('We are refunding Rs. 50');
});

test('a mail says that the refund will follow if the provider stays away', async () => {
  const orderId = await buildOrder(shop, asha);
  await shop.runJobs();
  const count = (await readMails(shop, asha.email)).length;
  await setSandboxMode(shop, { api: 'error' });
  await owner.api(refundInPart, {
    body: { orderId, requestId: uuid(), amount: 5_000, reason: 'A loose thread' },
  });
  await shop.runJobs();
  await shop.database.pool.query(`update refund set created_at = created_at - interval '3 minutes'`);
  await makeJobsDue(shop.db);
  await shop.runJobs();
  const [mail, ...others] = await mailsSince(count);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('We will refund Rs. 50');
});
