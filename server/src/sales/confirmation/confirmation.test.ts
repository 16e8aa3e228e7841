import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { confirmOrderAsStaff, moveOrders } from '@gulmohar/contract/admin/order-steps.ts';
import { getPlacedOrder } from '@gulmohar/contract/fulfilment/placed-order.ts';
import { confirmByLink, trackByLink } from '@gulmohar/contract/fulfilment/tracking.ts';
import { placeCashOrder } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { makeJobsDue } from '../../../testing/make-jobs-due.ts';
import { offerCash } from '../../../testing/offer-cash.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { readStockOf } from '../../../testing/read-stock.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { shortId } from '../../fulfilment/order/short-id.ts';
import { formatDateTime } from '../../platform/mail/format-day.ts';

let guests = 0;

const shop = await testShop();
const owner = await buildStaff(shop);
const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 9 } });
await offerCash(owner, { confirm: 'always' });
afterEach(async () => expectInvariants(shop));
afterAll(() => shop.close());

/** Places a guest's cash order. @returns it with the token of the link in the mail */
async function order() {
  const guest = `cash-${guests++}`;
  const orderData = buildOrderData([{ _id: kurti, size: 'M' }], guest);
  const body = { amount: 2_500, isGuest: true, requestId: uuid(), orderData };
  const { orderId } = await shop.api(placeCashOrder, { body });
  const mails = () => readMails(shop, `${guest}@guest.example`);
  const token = /confirm=([\w.-]+)/.exec((await mails())[0]?.text ?? '')?.[1] ?? '';
  return { orderId, token, mails };
}

async function pack(orderId: string) {
  const { results } = await owner.api(moveOrders, { body: { to: 'Packing', orders: [{ orderId }] } });
  return results[0];
}

const read = async (orderId: string) => (await owner.api(getAdminOrder, { query: { orderId } })).order;

/** Makes this job due and runs it. */
async function itIsTimeFor(job: 'send-confirmation-reminder' | 'cancel-unconfirmed'): Promise<void> {
  // The outbox also passes on jobs scheduled for later.
  await shop.runJobs();
  await makeJobsDue(shop.db, job);
  await shop.runJobs();
}

test('mail, order page and tracking say until when a cash order must be confirmed, and promise no arrival before', async () => {
  const { orderId, token, mails } = await order();
  const { toConfirmBy } = await read(orderId);
  const deadline = formatDateTime(new Date(toConfirmBy ?? ''));
  const [placed] = await mails();
  expect(placed?.subject).toBe(
    `Please confirm your order ${shortId(orderId)} by ${deadline}, or it is cancelled`,
  );
  expect(placed?.text).toContain(
    `Please confirm your order by ${deadline}. We pack it once you have confirmed it; otherwise it is cancelled.`,
  );
  expect(placed?.text).not.toMatch(/Expected delivery|Dispatch by/);

  const { provider_order_id } = await shop.db
    .selectFrom('checkout')
    .innerJoin('orders', 'orders.checkout_id', 'checkout.id')
    .where('orders.id', '=', orderId)
    .select('provider_order_id')
    .executeTakeFirstOrThrow();
  const after = () => shop.api(getPlacedOrder, { body: { orderId: provider_order_id ?? '' } });
  expect((await after()).order.toConfirmBy).toBe(toConfirmBy);
  await shop.db
    .updateTable('orders')
    .set({ promised_from: '2030-01-01', promised_to: '2030-01-03' })
    .where('id', '=', orderId)
    .execute();
  const tracked = async () => {
    const link = /token=([\w.-]+)/.exec(placed?.text ?? '')?.[1] ?? '';
    return (await shop.api(trackByLink, { body: { token: link } })).orders;
  };
  expect(await tracked()).toMatchObject([{ toConfirmBy, arrives: null }]);

  await shop.api(confirmByLink, { body: { token, answer: 'confirm' } });
  expect((await after()).order.toConfirmBy).toBe(null);
  expect(await tracked()).toMatchObject([{ arrives: { from: '2030-01-01', to: '2030-01-03' } }]);
});

test('a cash order can be packed only after its buyer has confirmed it through the mailed link', async () => {
  const { orderId, token } = await order();
  expect(await pack(orderId)).toMatchObject({ isMoved: false, message: /has not confirmed/ });
  const confirm = () => shop.api(confirmByLink, { body: { token, answer: 'confirm' } });
  expect((await confirm()).orders).toMatchObject([{ status: 'Order Placed', toConfirmBy: null }]);
  // A second tap does no harm, and the later job has nothing to cancel.
  await confirm();
  await itIsTimeFor('cancel-unconfirmed');
  expect(await pack(orderId)).toMatchObject({ isMoved: true });
});

test('a buyer can cancel through the same link, and the unit is on sale again', async () => {
  const { orderId, token } = await order();
  const before = await readStockOf(shop, orderId);
  const decline = () => shop.api(confirmByLink, { body: { token, answer: 'cancel' } });
  expect((await decline()).orders).toMatchObject([{ status: 'Cancelled' }]);
  expect((await decline()).orders).toMatchObject([{ status: 'Cancelled' }]);
  expect(await readStockOf(shop, orderId)).toBe(before + 1);
  await expect(shop.api(confirmByLink, { body: { token, answer: 'confirm' } })).rejects.toMatchObject({
    code: 'STEP_NOT_POSSIBLE',
  });
  expect((await read(orderId)).status).toBe('Cancelled');
});

test('staff can confirm an order on the buyer’s behalf', async () => {
  const { orderId } = await order();
  const { order: confirmed } = await owner.api(confirmOrderAsStaff, { body: { orderId } });
  expect(confirmed.toConfirmBy).toBe(null);
  expect(await pack(orderId)).toMatchObject({ isMoved: true });
});

test('a buyer who does not answer is reminded, and then the order is cancelled', async () => {
  const { orderId, mails } = await order();
  await itIsTimeFor('send-confirmation-reminder');
  await itIsTimeFor('cancel-unconfirmed');
  const subjects = (await mails()).map(({ subject }) => subject);
  expect(subjects).toEqual([
    expect.stringContaining('order'),
    expect.stringContaining('Please confirm your order'),
    expect.stringContaining('cancelled'),
  ]);
  expect((await read(orderId)).status).toBe('Cancelled');
});

test('neither a made-up link nor one for tracking the order can confirm it', async () => {
  const { orderId, mails } = await order();
  const following = /token=([\w.-]+)/.exec((await mails())[0]?.text ?? '')?.[1] ?? '';
  for (const token of ['made-up', following]) {
    await expect(shop.api(confirmByLink, { body: { token, answer: 'confirm' } })).rejects.toMatchObject({
      code: 'INVALID_LINK',
    });
  }
  expect((await read(orderId)).toConfirmBy).not.toBe(null);
});
