import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { changeAddress, removeOrderItem, swapItem } from '@gulmohar/contract/admin/order-changes.ts';
import { cancelOrderAsStaff, refundInPart } from '@gulmohar/contract/admin/order-steps.ts';
import { listAdminReturns, moveAdminReturn, startAdminReturn } from '@gulmohar/contract/admin/return.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { seller } from '../../../testing/seller.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { moveOrder } from '../../fulfilment/change/move-order.ts';

const shop = await testShop();
const asha = await buildShopper(shop);
const first = await buildStaff(shop);
const second = await buildStaff(shop, 'manager');
afterAll(async () => {
  await shop.runJobs();
  await expectInvariants(shop);
  await shop.close();
});

const read = async (orderId: string) => (await first.api(getAdminOrder, { query: { orderId } })).order;

function refund(staff: TestStaff, orderId: string, version: number | undefined) {
  const body = { orderId, version, requestId: uuid(), amount: 50_000, reason: 'A loose thread' };
  return staff.api(refundInPart, { body });
}

test('two staff members who refund the same order at once make one refund, and the second is told of the first', async () => {
  const orderId = await buildOrder(shop, asha);
  const { version, refundable } = await read(orderId);
  const outcomes = await Promise.allSettled([
    refund(first, orderId, version),
    refund(second, orderId, version),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: {
      status: 409,
      code: 'CHANGED_MEANWHILE',
      message: expect.stringMatching(/since you opened it: a refund of Rs\. 500 \(Test \w+\)\. Please look/),
    },
  });
  const after = await read(orderId);
  expect(after.refundable).toBe(refundable - 50_000);
  await refund(second, orderId, after.version);
});

test('a repeated request after a lost response is not taken for a second decision', async () => {
  const orderId = await buildOrder(shop, asha);
  const { version } = await read(orderId);
  const body = { orderId, version, requestId: uuid(), amount: 50_000, reason: 'A loose thread' };
  await first.api(refundInPart, { body });
  await first.api(refundInPart, { body });
  expect((await read(orderId)).refunded).toBe(50_000);
});

test('every other change of an order is refused on an older version, and changes nothing', async () => {
  const orderId = await buildOrder(shop, asha);
  const { version, lines, address } = await read(orderId);
  const [line] = lines;
  if (!line) throw new Error('The order has no line');
  const { email: _, ...place } = address;
  const decision = { orderId, version, lineId: line.lineId, requestId: uuid(), reason: 'Torn' };
  await first.api(changeAddress, { body: { ...place, orderId, version, street: '1 New Road' } });
  const before = await read(orderId);
  const refused = { code: 'CHANGED_MEANWHILE', message: expect.stringContaining('the address was changed') };
  const changes = [
    () => second.api(removeOrderItem, { body: { ...decision, kind: 'cancelled', quantity: 1 } }),
    () => second.api(swapItem, { body: { ...decision, productId: line.productId, size: 'L' } }),
    () => second.api(changeAddress, { body: { ...place, orderId, version, street: '2 Old Road' } }),
    () => second.api(cancelOrderAsStaff, { body: { orderId, version, reason: 'Torn' } }),
    () => refund(second, orderId, version),
    () =>
      second.api(startAdminReturn, { body: { orderId, version, itemIds: [line.lineId], reason: 'Torn' } }),
  ];
  for (const change of changes) await expect(change()).rejects.toMatchObject(refused);
  expect(await read(orderId)).toEqual(before);
});

test('a return that a colleague rejected meanwhile is not approved, and the second is told who did it', async () => {
  const orderId = await buildOrder(shop, asha, { age: '6 days' });
  for (const to of ['Packing', 'Shipped', 'Out for delivery', 'Delivered'] as const) {
    await moveOrder(shop.db, orderId, { to, actor: 'operator', seller });
  }
  const { lines } = await read(orderId);
  const itemIds = lines.map(({ lineId }) => lineId);
  await first.api(startAdminReturn, { body: { orderId, itemIds, reason: 'Too tight' } });
  const { returns } = await first.api(listAdminReturns);
  const request = returns.find((one) => one.orderId === orderId);
  const { returnId = '', orderVersion: version } = request ?? {};
  await first.api(moveAdminReturn, { body: { returnId, version, to: 'Return Rejected', note: 'Worn' } });
  await expect(
    second.api(moveAdminReturn, { body: { returnId, version, to: 'Return Approved' } }),
  ).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/Test Kurti: Return Rejected \(Test \w+\)/),
  });
});
