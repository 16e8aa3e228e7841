import { getOrder, requestReturn } from '@gulmohar/contract/fulfilment/order.ts';
import { afterAll, expect, test } from 'vitest';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { readSandboxLedger } from '../../../testing/pay-in-sandbox.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { readStockOf } from '../../../testing/read-stock.ts';
import { afterSale } from '../../../testing/seller.ts';
import { deliverOrder } from '../../../testing/ship-order.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { moveReturn } from './move-return.ts';
import { returnRejection, returnsUntil } from './return-window.ts';

const shop = await testShop();
const asha = await buildShopper(shop);
afterAll(async () => {
  await expectInvariants(shop);
  await shop.close();
});

const reason = 'Too tight';

async function itemOf(orderId: string) {
  const { order } = await asha.api(getOrder, { query: { orderId } });
  const [item] = order.items;
  if (!item) throw new Error('The order is empty');
  return { order, item };
}

async function returnOf(orderId: string): Promise<string> {
  const { id } = await shop.db
    .selectFrom('return_request')
    .where('order_id', '=', orderId)
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('a return can be requested 120 hours after the order and no earlier', async () => {
  const young = await buildOrder(shop, asha, { age: '119:59:50' });
  const { item, order } = await itemOf(young);
  expect(order.isReturnable).toBe(false);
  await expect(
    asha.api(requestReturn, { body: { orderId: young, itemIds: [item._id], reason } }),
  ).rejects.toMatchObject({ status: 409, message: 'Return available after 5 days' });

  const old = await buildOrder(shop, asha, { age: '120:00:00' });
  const { item: due, order: ripe } = await itemOf(old);
  expect(ripe.isReturnable).toBe(true);
  const response = await asha.api(requestReturn, { body: { orderId: old, itemIds: [due._id], reason } });
  expect(response.message).toBe('Return request created successfully.');
  expect((await itemOf(old)).item).toMatchObject({
    isReturnRequested: true,
    returnStatus: 'Return Requested',
  });
});

test.each([
  ['a second early', '2026-11-06T18:29:00Z', '2026-11-11T18:28:59Z', true],
  ['on the second', '2026-11-06T18:29:00Z', '2026-11-11T18:29:00Z', false],
  [
    'the fifth day has begun in India, the hour has not come',
    '2026-11-06T19:00:00Z',
    '2026-11-11T18:31:00Z',
    true,
  ],
  ['before midnight in India to after it', '2026-11-06T18:29:59Z', '2026-11-11T18:30:01Z', false],
])('the five days are counted in hours, not dates: %s', (_, placed, now, isTooEarly) => {
  const order = { status: 'Delivered' as const, placed_at: new Date(placed) };
  const rejection = returnRejection(order, new Date(now), { closesDaysAfterDelivery: null });
  expect(rejection).toBe(isTooEarly ? 'Return available after 5 days' : undefined);
});

test('with returns closed 7 days after delivery, a later request is refused', () => {
  const window = { closesDaysAfterDelivery: 7 };
  const order = {
    status: 'Delivered' as const,
    placed_at: new Date('2026-11-01T00:00:00Z'),
    deliveredAt: new Date('2026-11-08T00:00:00Z'),
  };
  expect(returnRejection(order, new Date('2026-11-15T00:00:00Z'), window)).toBeUndefined();
  expect(returnRejection(order, new Date('2026-11-15T00:00:01Z'), window)).toContain('for 7 days');
});

test('a parcel that arrives before returns open can be returned for 7 days from then', () => {
  const window = { closesDaysAfterDelivery: 7 };
  const order = {
    status: 'Delivered' as const,
    placed_at: new Date('2026-11-01T00:00:00Z'),
    deliveredAt: new Date('2026-11-03T00:00:00Z'),
  };
  expect(returnRejection(order, new Date('2026-11-13T00:00:00Z'), window)).toBeUndefined();
  expect(returnRejection(order, new Date('2026-11-13T00:00:01Z'), window)).toContain('for 7 days');
  expect(returnsUntil(order, new Date('2026-11-10'), window)).toEqual(new Date('2026-11-13T00:00:00Z'));
});

test('an order shows its last day for returns while it can be returned', () => {
  const delivered = { placed_at: new Date('2026-01-01'), deliveredAt: new Date('2026-01-08T12:00:00Z') };
  const order = { ...delivered, status: 'Delivered' as const };
  const week = { closesDaysAfterDelivery: 7 };
  expect(returnsUntil(order, new Date('2026-01-09'), week)).toEqual(new Date('2026-01-15T12:00:00Z'));
  expect(returnsUntil(order, new Date('2026-01-16'), week)).toBeNull();
  expect(returnsUntil(order, new Date('2026-01-09'), { closesDaysAfterDelivery: null })).toBeNull();
  expect(returnsUntil({ ...order, status: 'Cancelled' }, new Date('2026-01-09'), week)).toBeNull();
});

test('of ten simultaneous requests for the same item one is accepted', async () => {
  const orderId = await buildOrder(shop, asha, { age: '6 days' });
  const { item } = await itemOf(orderId);
  const body = { orderId, itemIds: [item._id], reason };
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => asha.api(requestReturn, { body })));
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.status] : []));
  expect(new Set(refusals)).toEqual(new Set([409]));
});

test('a return without a reason is refused with a clear message', async () => {
  const orderId = await buildOrder(shop, asha, { age: '6 days' });
  const { item } = await itemOf(orderId);
  await expect(
    asha.api(requestReturn, { body: { orderId, itemIds: [item._id], reason: '  ' } }),
  ).rejects.toMatchObject({ status: 400, message: 'Return reason is required' });
});

test('a shopper can return neither another shopper’s order nor an item of another order', async () => {
  const orderId = await buildOrder(shop, asha, { age: '6 days' });
  const other = await buildOrder(shop, asha, { age: '6 days' });
  const { item } = await itemOf(orderId);
  const meera = await buildShopper(shop);
  const body = { orderId, itemIds: [item._id], reason };
  await expect(meera.api(requestReturn, { body })).rejects.toMatchObject({ status: 404 });
  await expect(asha.api(requestReturn, { body: { ...body, orderId: other } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(shop.api(requestReturn, { body })).rejects.toMatchObject({ status: 401 });
});

test('the endpoint also works without the /api prefix', async () => {
  const orderId = await buildOrder(shop, asha, { age: '6 days' });
  const { item } = await itemOf(orderId);
  const response = await shop.app.inject({
    method: 'POST',
    url: '/order/return-request',
    headers: { token: asha.token },
    payload: { orderId, itemIds: [item._id], reason },
  });
  const photoProof = expect.any(String);
  expect(response.json()).toEqual({
    success: true,
    message: 'Return request created successfully.',
    photoProof,
  });
});

test('a returned unit goes on sale when it is received, and is refunded exactly once', async () => {
  const orderId = await buildOrder(shop, asha, { age: '6 days' });
  const { item } = await itemOf(orderId);
  await deliverOrder(shop, orderId);
  await asha.api(requestReturn, { body: { orderId, itemIds: [item._id], reason } });
  const returnId = await returnOf(orderId);
  await expect(
    moveReturn(shop.db, returnId, 'Refunded', { actor: 'operator', ...afterSale }),
  ).rejects.toMatchObject({ status: 409 });
  await moveReturn(shop.db, returnId, 'Return Approved', { actor: 'operator', ...afterSale });
  expect(await readStockOf(shop, orderId)).toBe(4);
  await moveReturn(shop.db, returnId, 'Returned', { actor: 'operator', ...afterSale });
  expect(await readStockOf(shop, orderId)).toBe(5);
  await shop.runJobs();
  const { refunded } = await readSandboxLedger(shop);
  const tries = await Promise.allSettled(
    Array.from({ length: 5 }, () =>
      moveReturn(shop.db, returnId, 'Refunded', { actor: 'operator', ...afterSale }),
    ),
  );
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  const mails = await readMails(shop, asha.email);
  expect((await readSandboxLedger(shop)).refunded - refunded).toBe(250_000);
  const { order } = await itemOf(orderId);
  expect(order.refunded).toBe(2_500);
  expect(order.steps.slice(-4).map((step) => step.status)).toEqual([
    'Return Requested',
    'Return Approved',
    'Returned',
    'Refunded',
  ]);
  expect(mails.at(-1)?.text).toContain('We are refunding Rs. 2,500 for Test Kurti, size M × 1.');
});

test('a return cannot be received for an order that has not shipped', async () => {
  const orderId = await buildOrder(shop, asha, { age: '6 days' });
  const { item } = await itemOf(orderId);
  await asha.api(requestReturn, { body: { orderId, itemIds: [item._id], reason } });
  const returnId = await returnOf(orderId);
  await moveReturn(shop.db, returnId, 'Return Approved', { actor: 'operator', ...afterSale });
  await expect(
    moveReturn(shop.db, returnId, 'Returned', { actor: 'operator', ...afterSale }),
  ).rejects.toMatchObject({ status: 409 });
});
