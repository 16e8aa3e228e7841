import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { listAdminReturns, moveAdminReturn, startAdminReturn } from '@gulmohar/contract/admin/return.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildGuestOrder } from '../../../testing/build-order.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { draftAdmin } from '../../../testing/draft-admin.ts';
import { readSandboxLedger } from '../../../testing/pay-in-sandbox.ts';
import { shipOrder } from '../../../testing/ship-order.ts';

const admin = await draftAdmin();
afterEach(() => admin.expectSettled());
afterAll(() => admin.shop.close());

test('for another article the returned item is refunded once it is back, and the new order is paid in full', async () => {
  const { shop, owner } = admin;
  const orderId = await buildGuestOrder(shop, 'dearer');
  await shipOrder(shop, orderId);
  const { order } = await owner.api(getAdminOrder, { query: { orderId } });
  const itemIds = order.lines.map((line) => line.lineId);
  const { returnIds } = await owner.api(startAdminReturn, {
    body: { orderId, itemIds, reason: 'Wants the saree' },
  });
  const [returnId = ''] = returnIds;
  const saree = await buildProduct(shop.db, { price: 400_000, stock: { M: 1 } });
  const input = { ...admin.input({ productId: saree }), total: 400_000, returnId };
  const draft = await admin.save(input);
  expect(draft.insteadOf).toEqual({ returnId, orderId, status: 'Return Requested', refundAmount: 250_000 });
  const replacement = async () => {
    const { returns } = await owner.api(listAdminReturns, { query: {} });
    return returns.find((one) => one.returnId === returnId)?.replacement;
  };
  expect(await replacement()).toEqual({ draftId: draft.draftId, orderId: null });
  await admin.save({ ...input, returnId: undefined });
  const placed = await admin.place(draft);
  expect(await replacement()).toEqual({ draftId: draft.draftId, orderId: placed.orderId });
  expect((await owner.api(getAdminOrder, { query: { orderId: placed.orderId ?? '' } })).order.amount).toBe(
    400_000,
  );
  const { refunded } = await readSandboxLedger(shop);
  for (const to of ['Return Approved', 'Returned', 'Refunded'] as const) {
    await owner.api(moveAdminReturn, { body: { returnId, to } });
  }
  await shop.runJobs();
  expect((await readSandboxLedger(shop)).refunded - refunded).toBe(250_000);
  expect((await admin.read(draft.draftId)).insteadOf?.status).toBe('Refunded');
});

test('a draft is refused for a return that does not exist', async () => {
  await expect(admin.save({ ...admin.input(), returnId: uuid() })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'Return not found',
  });
});
