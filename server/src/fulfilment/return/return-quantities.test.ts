import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { listAdminReturns, moveAdminReturn, startAdminReturn } from '@gulmohar/contract/admin/return.ts';
import { resetSettings, saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { getSales } from '@gulmohar/contract/admin/today.ts';
import { getOrder, requestReturn } from '@gulmohar/contract/fulfilment/order.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildCoupon } from '../../../testing/build-coupon.ts';
import { makeOlder } from '../../../testing/build-order.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper, type TestShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { buy } from '../../../testing/buy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { readStockOf } from '../../../testing/read-stock.ts';
import { deliverOrder } from '../../../testing/ship-order.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { checkReturnedUnits } from '../../app/doctor/check-returns.ts';
import { paidForUnits } from '../refund/refund-order.ts';
import type { TaxDocumentJson } from '../tax/tax-document.ts';

let asha: TestShopper;

const shop = await testShop();
const owner = await buildStaff(shop);
afterEach(async () => expectInvariants(shop));
afterAll(() => shop.close());

/** Asha's order of three kurtis for Rs. 7,500, less Rs. 101 by a coupon, which was delivered. */
async function deliverThree() {
  asha = await buildShopper(shop);
  const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 5, L: 2 } });
  const couponCode = await buildCoupon(shop.db, { amount: 10_100 });
  const lines = [{ _id: kurti, size: 'M', quantity: 3 }];
  const { orderId } = await buy(shop, { shopper: asha, lines, couponCode, amount: 7_399 });
  await makeOlder(shop, orderId, '6 days');
  await deliverOrder(shop, orderId);
  return { orderId, itemId: (await readItem(orderId))._id };
}

async function readItem(orderId: string) {
  const { order } = await asha.api(getOrder, { query: { orderId } });
  const [item] = order.items;
  if (!item) throw new Error('The order is empty');
  return item;
}

async function openReturnOf(orderId: string) {
  const { returns } = await owner.api(listAdminReturns);
  const request = returns.find((one) => one.orderId === orderId);
  if (!request) throw new Error('The order has no open return');
  return request;
}

async function move(orderId: string, ...steps: ('Return Approved' | 'Returned' | 'Refunded')[]) {
  const { returnId } = await openReturnOf(orderId);
  for (const to of steps) await owner.api(moveAdminReturn, { body: { returnId, to } });
}

/** The lines of the order's invoice and of its credit notes. */
async function linesOf(orderId: string, kind: 'invoice' | 'credit-note') {
  const documents = await shop.db
    .selectFrom('tax_document')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .orderBy('issued_at')
    .select('content')
    .$narrowType<TaxDocumentJson>()
    .execute();
  return documents.flatMap(({ content }) => content.lines);
}

const reason = 'Too tight';

test('one of three pieces comes back, then the other two, and the credit notes add up to the invoice', async () => {
  const { orderId, itemId } = await deliverThree();
  const ask = (quantity?: number) => {
    const quantities = quantity === undefined ? undefined : { [itemId]: quantity };
    return asha.api(requestReturn, { body: { orderId, itemIds: [itemId], quantities, reason } });
  };
  await expect(ask(4)).rejects.toMatchObject({
    status: 400,
    message: 'Only 3 of ‘Test Kurti’ can be returned',
  });
  await ask(1);
  expect(await readItem(orderId)).toMatchObject({
    returnStatus: 'Return Requested',
    returnQuantity: 1,
    returnableQuantity: 2,
  });
  expect(await openReturnOf(orderId)).toMatchObject({ item: 'Test Kurti, M × 1', refundAmount: 246_633 });
  await move(orderId, 'Return Approved', 'Returned');
  expect(await readStockOf(shop, orderId)).toBe(3);
  await move(orderId, 'Refunded');
  expect(await linesOf(orderId, 'credit-note')).toMatchObject([{ quantity: 1, paid: 246_633 }]);
  const { bestSellers } = await owner.api(getSales);
  expect(bestSellers).toMatchObject([{ name: 'Test Kurti', units: 2 }]);
  expect((await readMails(shop, asha.email)).at(-1)?.text).toContain('for Test Kurti, size M × 1.');

  await expect(ask(3)).rejects.toMatchObject({
    status: 400,
    message: 'Only 2 of ‘Test Kurti’ can be returned',
  });
  await ask();
  await expect(ask()).rejects.toMatchObject({ status: 409, message: 'Return already requested' });
  expect(await readItem(orderId)).toMatchObject({ returnQuantity: 2, returnableQuantity: 0 });
  await move(orderId, 'Return Approved', 'Returned', 'Refunded');
  expect(await readStockOf(shop, orderId)).toBe(5);
  const { order } = await owner.api(getAdminOrder, { query: { orderId } });
  expect(order).toMatchObject({ refunded: 739_900, refundable: 0 });
  const [invoiced] = await linesOf(orderId, 'invoice');
  const credited = await linesOf(orderId, 'credit-note');
  for (const name of ['quantity', 'paid', 'taxable', 'cgst', 'sgst', 'igst', 'discount'] as const) {
    expect(
      credited.reduce((sum, line) => sum + (line[name] ?? 0), 0),
      name,
    ).toBe(invoiced?.[name]);
  }
});

test('what is paid for the units of a line adds up to the line, however it comes back', () => {
  for (const paid of [0, 1, 739_900, 100_001]) {
    const parts = [1, 3, 2, 1].reduce<{ sum: number; after: number }>(
      ({ sum, after }, units) => ({
        sum: sum + paidForUnits(paid, { units, of: 7, after }),
        after: after + units,
      }),
      { sum: 0, after: 0 },
    );
    expect(parts.sum).toBe(paid);
  }
});

test('pieces that come back damaged or are written off are not sold again, and refunded by the owner’s rule', async () => {
  const value = {
    closesDaysAfterDelivery: 7,
    damagedRefundPercent: 50,
    writtenOffRefundPercent: 0,
    creditYears: null,
  };
  await owner.api(saveSettings, { body: { group: 'returns', value } });
  const { orderId, itemId } = await deliverThree();
  await asha.api(requestReturn, { body: { orderId, itemIds: [itemId], reason } });
  await move(orderId, 'Return Approved');
  const { returnId } = await openReturnOf(orderId);
  const receive = (damaged: number, writtenOff: number) =>
    owner.api(moveAdminReturn, {
      body: { returnId, to: 'Returned', conditions: { damaged, writtenOff } },
    });
  const tooEarly = { returnId, to: 'Return Rejected' as const, conditions: { damaged: 1, writtenOff: 0 } };
  await expect(owner.api(moveAdminReturn, { body: tooEarly })).rejects.toMatchObject({ status: 400 });
  await expect(receive(2, 2)).rejects.toMatchObject({ status: 400, message: 'Only 3 came back' });
  await receive(1, 1);
  expect(await readStockOf(shop, orderId)).toBe(3);
  expect(await openReturnOf(orderId)).toMatchObject({
    conditions: { damaged: 1, writtenOff: 1 },
    refundAmount: 369_950,
    withheldAmount: 369_950,
  });
  const withheld =
    'Because of the condition in which it came back, Rs. 3,699.50 of its price is not refunded.';
  expect((await readMails(shop, asha.email)).at(-1)?.text).toContain(withheld);
  await move(orderId, 'Refunded');
  const { order } = await owner.api(getAdminOrder, { query: { orderId } });
  expect(order).toMatchObject({ refunded: 369_950, refundable: 369_950 });
  expect(await linesOf(orderId, 'credit-note')).toMatchObject([{ quantity: 3, paid: 369_950 }]);
  await owner.api(resetSettings, { body: { group: 'returns' } });
});

test('a return of which nothing is refunded ends without a credit note, and the mail says why', async () => {
  const value = {
    closesDaysAfterDelivery: 7,
    damagedRefundPercent: 100,
    writtenOffRefundPercent: 0,
    creditYears: null,
  };
  await owner.api(saveSettings, { body: { group: 'returns', value } });
  const { orderId, itemId } = await deliverThree();
  await asha.api(requestReturn, {
    body: { orderId, itemIds: [itemId], quantities: { [itemId]: 1 }, reason },
  });
  await move(orderId, 'Return Approved');
  const { returnId } = await openReturnOf(orderId);
  const conditions = { damaged: 0, writtenOff: 1 };
  await owner.api(moveAdminReturn, { body: { returnId, to: 'Returned', conditions } });
  await move(orderId, 'Refunded');
  expect(await linesOf(orderId, 'credit-note')).toEqual([]);
  expect((await readMails(shop, asha.email)).at(-1)?.text).toContain(
    'Rs. 2,466.33 of its price is not refunded',
  );
  expect((await readItem(orderId)).returnStatus).toBe('Refunded');
  await owner.api(resetSettings, { body: { group: 'returns' } });
});

test('staff exchange one of three pieces for another size; a piece that is not refunded in full is not exchanged', async () => {
  const { orderId, itemId } = await deliverThree();
  const start = (exchangeSize: string) =>
    owner.api(startAdminReturn, {
      body: { orderId, itemIds: [itemId], quantities: { [itemId]: 1 }, exchangeSize, reason },
    });
  await expect(start('M')).rejects.toMatchObject({ status: 400 });
  await start('L');
  await move(orderId, 'Return Approved', 'Returned');
  const { exchange } = await readItem(orderId);
  const { order } = await owner.api(getAdminOrder, { query: { orderId: exchange?.orderId ?? '' } });
  expect(order.lines).toMatchObject([{ size: 'L', quantity: 1 }]);

  const value = {
    closesDaysAfterDelivery: 7,
    damagedRefundPercent: 50,
    writtenOffRefundPercent: 0,
    creditYears: null,
  };
  await owner.api(saveSettings, { body: { group: 'returns', value } });
  await start('L');
  const { returns } = await owner.api(listAdminReturns, { query: { status: 'Return Requested' } });
  const returnId = returns.find((one) => one.orderId === orderId)?.returnId ?? '';
  await owner.api(moveAdminReturn, { body: { returnId, to: 'Return Approved' } });
  const conditions = { damaged: 1, writtenOff: 0 };
  await owner.api(moveAdminReturn, { body: { returnId, to: 'Returned', conditions } });
  expect((await readItem(orderId)).exchange).toMatchObject({ orderId: null });
  expect((await readMails(shop, asha.email)).at(-1)?.text).toContain('So we do not send size L');
  await owner.api(moveAdminReturn, { body: { returnId, to: 'Refunded' } });
  await owner.api(resetSettings, { body: { group: 'returns' } });
});

test('a return requested by the previous release is of the whole line', async () => {
  const { orderId, itemId } = await deliverThree();
  await shop.database.pool.query(
    `insert into return_request (id, order_id, line_id, paid_line_id, reason, refund_amount)
     values (gen_random_uuid(), $1, $2, $2, 'Too tight', 739900)`,
    [orderId, itemId],
  );
  expect(await openReturnOf(orderId)).toMatchObject({ item: 'Test Kurti, M × 3', quantity: 3 });
});

test('the doctor finds units that are returned twice', async () => {
  const { orderId, itemId } = await deliverThree();
  await asha.api(requestReturn, { body: { orderId, itemIds: [itemId], reason } });
  expect((await checkReturnedUnits(shop.db)).wrong).toEqual([]);
  await shop.db.updateTable('return_request').set({ quantity: 4 }).where('order_id', '=', orderId).execute();
  expect((await checkReturnedUnits(shop.db)).wrong).toEqual([`line ${itemId}: 4 of 3 returned`]);
  await shop.db.updateTable('return_request').set({ quantity: 3 }).where('order_id', '=', orderId).execute();
});
