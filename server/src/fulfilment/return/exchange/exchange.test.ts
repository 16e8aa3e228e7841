import { deleteAccount } from '@gulmohar/contract/accounts/user.ts';
import { listAdminReturns } from '@gulmohar/contract/admin/return.ts';
import { getStockLevels } from '@gulmohar/contract/catalogue/product.ts';
import { cancelOrder, getOrder, requestReturn } from '@gulmohar/contract/fulfilment/order.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { makeOlder } from '../../../../testing/build-order.ts';
import { buildProduct } from '../../../../testing/build-product.ts';
import { buildShopper, type TestShopper } from '../../../../testing/build-shopper.ts';
import { buildStaff } from '../../../../testing/build-staff.ts';
import { buy } from '../../../../testing/buy.ts';
import { expectInvariants } from '../../../../testing/invariants.ts';
import { readSandboxLedger } from '../../../../testing/pay-in-sandbox.ts';
import { readMails } from '../../../../testing/read-mails.ts';
import { afterSale } from '../../../../testing/seller.ts';
import { deliverOrder, shipOrder } from '../../../../testing/ship-order.ts';
import { testShop } from '../../../../testing/test-shop.ts';
import type { ReturnStatus } from '../../../platform/database/tables.ts';
import { settleOverdueCheckouts } from '../../../sales/settlement/settle-overdue-checkouts.ts';
import { anonymiseFinishedOrders } from '../../my-orders/anonymise-orders.ts';
import { readMonth } from '../../tax/filing/read-issued.ts';
import { gstRegister } from '../../tax/filing/register.ts';
import { moveReturn } from '../move-return.ts';

const byOperator = { actor: 'operator', ...afterSale } as const;
const reason = 'Too tight';
let asha: TestShopper;

const shop = await testShop();
afterEach(async () => expectInvariants(shop));
afterAll(() => shop.close());

/** Asha has bought one M of a kurti with this initial `stock`, long enough ago to return it. */
async function buyOne(stock: Record<string, number>): Promise<{ kurti: string; orderId: string }> {
  asha = await buildShopper(shop);
  const kurti = await buildProduct(shop.db, { price: 250_000, stock });
  const { orderId } = await buy(shop, { shopper: asha, lines: [{ _id: kurti, size: 'M' }], amount: 2_500 });
  await makeOlder(shop, orderId, '6 days');
  return { kurti, orderId };
}

async function deliverOne(stock: Record<string, number>): Promise<{ kurti: string; orderId: string }> {
  const bought = await buyOne(stock);
  await deliverOrder(shop, bought.orderId);
  return bought;
}

async function read(orderId: string) {
  const { order } = await asha.api(getOrder, { query: { orderId } });
  const [item] = order.items;
  if (!item) throw new Error('The order is empty');
  return { order, item };
}

async function ask(orderId: string, exchangeSize?: string): Promise<void> {
  const { item } = await read(orderId);
  await asha.api(requestReturn, { body: { orderId, itemIds: [item._id], reason, exchangeSize } });
}

async function move(orderId: string, ...steps: ReturnStatus[]): Promise<void> {
  const { id } = await shop.db
    .selectFrom('return_request')
    .where('order_id', '=', orderId)
    .select('id')
    .executeTakeFirstOrThrow();
  for (const to of steps) await moveReturn(shop.db, id, to, byOperator);
}

async function stockOf(productId: string) {
  const { stockLevels } = await asha.api(getStockLevels, { body: { productIds: [productId] } });
  return stockLevels[productId]?.stock;
}

/** The order that delivers the other size. */
async function exchangeOf(orderId: string): Promise<string> {
  const { item } = await read(orderId);
  if (!item.exchange?.orderId) throw new Error('No order came of the exchange');
  return item.exchange.orderId;
}

async function expire(orderId: string): Promise<void> {
  await shop.database.pool.query(
    `update checkout set expires_at = now() - interval '1 second'
     where id in (select exchange_checkout_id from return_request where order_id = $1)`,
    [orderId],
  );
  await settleOverdueCheckouts(shop.db, shop.providers);
}

test('a returned item is exchanged for the reserved size in a new order at no cost', async () => {
  const { kurti, orderId } = await deliverOne({ M: 1, L: 1 });
  const { refunded } = await readSandboxLedger(shop);
  await ask(orderId, 'L');
  expect(await stockOf(kurti)).toEqual({ M: 0, L: 0 });
  await move(orderId, 'Return Approved', 'Returned');
  shop.clearResponseCache();
  expect(await stockOf(kurti)).toEqual({ M: 1, L: 0 });

  const exchangeId = await exchangeOf(orderId);
  const support = await buildStaff(shop, 'support');
  const isListed = async (query: z.input<typeof listAdminReturns.query>) =>
    (await support.api(listAdminReturns, { query })).returns.some((request) => request.orderId === orderId);
  expect(await isListed({})).toBe(false);
  expect(await isListed({ status: 'Returned' })).toBe(false);
  expect(await isListed({ status: 'Exchanged' })).toBe(true);
  const { order, item } = await read(orderId);
  expect(item).toMatchObject({ returnStatus: 'Returned', exchange: { size: 'L', orderId: exchangeId } });
  expect(order.steps.map((step) => step.status).slice(-4)).toEqual([
    'Return Requested',
    'Return Approved',
    'Returned',
    'Exchange',
  ]);
  const brought = await read(exchangeId);
  expect(brought.order).toMatchObject({
    status: 'Order Placed',
    paymentMethod: 'exchange',
    amount: 0,
    totals: { subtotal: 2_500, discount: 2_500, shipping: 0, total: 0 },
    exchangeOf: orderId,
    invoiceNumber: null,
  });
  expect(brought.item).toMatchObject({ productId: kurti, size: 'L', quantity: 1, price: 2_500 });

  await shipOrder(shop, exchangeId);
  await expect(move(orderId, 'Refunded')).rejects.toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
  const subjects = (await readMails(shop, asha.email)).map(({ subject }) =>
    subject.replaceAll(/[0-9A-F]{8}/g, 'N'),
  );
  expect(subjects.slice(-4)).toEqual([
    'We have received your exchange request for order N',
    'Your exchange for order N is approved',
    'Your exchange for order N: size L has been ordered',
    'Your order N is on its way',
  ]);
  expect((await readSandboxLedger(shop)).refunded).toBe(refunded);
});

test('the parcel of an exchange has a delivery challan, no second invoice and no amounts in the tax report', async () => {
  const { orderId } = await deliverOne({ M: 1, L: 1 });
  await ask(orderId, 'L');
  await move(orderId, 'Return Approved', 'Returned');
  const exchangeId = await exchangeOf(orderId);
  await shipOrder(shop, exchangeId);
  const { invoiceNumber } = (await read(orderId)).order;
  const documents = await shop.db
    .selectFrom('tax_document')
    .where('order_id', '=', exchangeId)
    .select(['kind', 'number', 'content'])
    .execute();
  expect(documents).toMatchObject([
    { kind: 'delivery-challan', content: { against: invoiceNumber, total: 250_000 } },
  ]);
  expect(documents[0]?.number).toMatch(/^GMD\/\d\d-\d\d\/\d{6}$/);
  const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
  const report = await gstRegister(await readMonth(shop.db, month));
  const challan = report.split('\r\n').find((row) => row.startsWith('delivery-challan'));
  expect(challan).toMatch(/,0,0,0,0,0,,,,NOS-NUMBERS,,[0-9a-f-]{36}$/);
});

test('an exchange for a size that is out of stock is refused and creates no request', async () => {
  const { orderId } = await deliverOne({ M: 1, L: 0, XL: 3 });
  const refusals = { L: 'Size L is out of stock', XXL: 'Size XXL is out of stock' };
  for (const [size, message] of Object.entries(refusals)) {
    await expect(ask(orderId, size)).rejects.toMatchObject({ status: 409, code: 'OUT_OF_STOCK', message });
  }
  await expect(ask(orderId, 'M')).rejects.toMatchObject({ status: 400 });
  expect((await read(orderId)).item.isReturnRequested).toBe(false);
  await ask(orderId, 'XL');
  expect((await read(orderId)).item.exchange).toEqual({ size: 'XL', orderId: null });
});

test('when two shoppers ask for the last L at the same time, one gets it', async () => {
  const first = await deliverOne({ M: 2, L: 1 });
  const ravi = await buildShopper(shop);
  const { orderId } = await buy(shop, {
    shopper: ravi,
    lines: [{ _id: first.kurti, size: 'M' }],
    amount: 2_500,
  });
  await makeOlder(shop, orderId, '6 days');
  const { order } = await ravi.api(getOrder, { query: { orderId } });
  const itemIds = order.items.map((item) => item._id);
  const tries = await Promise.allSettled([
    ask(first.orderId, 'L'),
    ravi.api(requestReturn, { body: { orderId, itemIds, reason, exchangeSize: 'L' } }),
  ]);
  expect(tries.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
});

test.each([
  { when: 'at once', steps: ['Return Rejected'] },
  { when: 'after it was approved', steps: ['Return Approved', 'Return Rejected'] },
] as const)('an exchange that is rejected $when releases the size', async ({ steps }) => {
  const { kurti, orderId } = await deliverOne({ M: 1, L: 1 });
  await ask(orderId, 'L');
  await move(orderId, ...steps);
  expect(await stockOf(kurti)).toEqual({ M: 0, L: 1 });
});

test('an exchange sent back after a month still gets the size if it is in stock', async () => {
  const { kurti, orderId } = await deliverOne({ M: 1, L: 1 });
  await ask(orderId, 'L');
  await expire(orderId);
  expect(await stockOf(kurti)).toEqual({ M: 0, L: 1 });
  await move(orderId, 'Return Approved', 'Returned');
  expect((await read(await exchangeOf(orderId))).item.size).toBe('L');
});

test('an exchange sent back after a month is refunded if the size is sold out', async () => {
  const { kurti, orderId } = await deliverOne({ M: 1, L: 1 });
  await ask(orderId, 'L');
  await expire(orderId);
  await buy(shop, { shopper: await buildShopper(shop), lines: [{ _id: kurti, size: 'L' }], amount: 2_500 });
  const before = (await readSandboxLedger(shop)).refunded;
  await move(orderId, 'Return Approved', 'Returned', 'Refunded');
  const mails = await readMails(shop, asha.email);
  expect(mails.at(-2)?.text).toContain('Size L is sold out, so we will refund you instead.');
  expect((await read(orderId)).item.exchange).toEqual({ size: 'L', orderId: null });
  expect((await readSandboxLedger(shop)).refunded - before).toBe(250_000);
});

test('cancelling the exchange order refunds the returned item exactly once', async () => {
  const { kurti, orderId } = await deliverOne({ M: 1, L: 1 });
  await ask(orderId, 'L');
  await move(orderId, 'Return Approved', 'Returned');
  const exchangeId = await exchangeOf(orderId);
  const before = (await readSandboxLedger(shop)).refunded;
  await Promise.allSettled(
    Array.from({ length: 4 }, () => asha.api(cancelOrder, { body: { orderId: exchangeId } })),
  );
  await shop.runJobs();
  expect(await stockOf(kurti)).toEqual({ M: 1, L: 1 });
  expect((await readSandboxLedger(shop)).refunded - before).toBe(250_000);
  expect((await read(orderId)).item.returnStatus).toBe('Refunded');
  expect((await read(orderId)).order.refunded).toBe(2_500);
});

test('an exchanged item can be exchanged again and is finally refunded from the first payment', async () => {
  const { orderId } = await deliverOne({ M: 1, L: 1, XL: 1 });
  await ask(orderId, 'L');
  await move(orderId, 'Return Approved', 'Returned');
  const second = await exchangeOf(orderId);
  await shipOrder(shop, second);
  await makeOlder(shop, second, '6 days');
  await ask(second, 'XL');
  await move(second, 'Return Approved', 'Returned');
  const third = await exchangeOf(second);
  await shipOrder(shop, third);
  await makeOlder(shop, third, '6 days');
  const before = (await readSandboxLedger(shop)).refunded;
  await ask(third);
  await move(third, 'Return Approved', 'Returned', 'Refunded');
  const mails = await readMails(shop, asha.email);
  expect(mails.at(-1)?.text).toContain('We are refunding Rs. 2,500 for Test Kurti, size XL');
  expect((await readSandboxLedger(shop)).refunded - before).toBe(250_000);
  const notes = await shop.db
    .selectFrom('tax_document')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'credit-note')
    .select('content')
    .execute();
  expect(notes).toMatchObject([{ content: { total: 250_000, lines: [{ paid: 250_000 }] } }]);
});

test('cancelling an order with an open exchange request releases the size', async () => {
  const { kurti, orderId } = await buyOne({ M: 1, L: 1 });
  await ask(orderId, 'L');
  await asha.api(cancelOrder, { body: { orderId } });
  expect(await stockOf(kurti)).toEqual({ M: 1, L: 1 });
});

test('a shopper who deletes the account still gets the exchange, which is anonymised after delivery', async () => {
  const { orderId } = await deliverOne({ M: 1, L: 1 });
  await ask(orderId, 'L');
  const exchanged = () =>
    shop.db
      .selectFrom('orders')
      .innerJoin('return_request', 'exchange_checkout_id', 'checkout_id')
      .where('return_request.order_id', '=', orderId)
      .select(['orders.id', 'buyer_name', 'user_id'])
      .executeTakeFirstOrThrow();
  await asha.api(deleteAccount, { body: { password: asha.password } });
  await move(orderId, 'Return Approved', 'Returned');
  const { id, ...owner } = await exchanged();
  expect(owner).toEqual({ buyer_name: 'Ravi Kumar', user_id: null });
  await deliverOrder(shop, id);
  await anonymiseFinishedOrders(shop.db);
  expect((await exchanged()).buyer_name).toBe('');
});
